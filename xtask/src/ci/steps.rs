//! Where the time goes: the steps of `cargo xtask ci` with the time that each took.

use std::time::{Duration, Instant};

/// The steps that were taken, in their order.
pub struct Steps {
    begun: Instant,
    taken: Vec<Step>,
}

struct Step {
    name: String,
    took: Duration,
    passed: bool,
    /// While others were taken: it does not add to the whole time.
    is_beside: bool,
}

impl Default for Steps {
    fn default() -> Self {
        Self {
            begun: Instant::now(),
            taken: Vec::new(),
        }
    }
}

impl Steps {
    /// Takes one and measures it.
    pub fn take(
        &mut self,
        name: &str,
        step: impl FnOnce() -> Result<(), String>,
    ) -> Result<(), String> {
        let begun = Instant::now();
        let result = step();
        self.taken.push(Step {
            name: name.to_owned(),
            took: begun.elapsed(),
            passed: result.is_ok(),
            is_beside: false,
        });
        result
    }

    /// Adds steps that were taken at the same time as some of these.
    pub fn append_beside(&mut self, others: Steps) {
        self.taken.extend(others.taken.into_iter().map(|step| Step {
            is_beside: true,
            ..step
        }));
    }

    /// A table of them: Markdown, to be put into the documentation.
    pub fn print(&self) {
        print!("\n{}", self.table(self.begun.elapsed()));
    }

    fn table(&self, whole: Duration) -> String {
        let mut table = String::from("| step | time |\n|---|---|\n");
        for step in &self.taken {
            let time = minutes(step.took);
            let time = if step.is_beside {
                format!("({time})")
            } else {
                time
            };
            let failed = if step.passed { "" } else { " FAILED" };
            table.push_str(&format!("| {}{failed} | {time} |\n", step.name));
        }
        table.push_str(&format!("| **all** | **{}** |\n", minutes(whole)));
        if self.taken.iter().any(|step| step.is_beside) {
            table.push_str("\nIn brackets: at the same time as the steps before it.\n");
        }
        table
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &str, seconds: u64) -> Step {
        Step {
            name: name.to_owned(),
            took: Duration::from_secs(seconds),
            passed: true,
            is_beside: false,
        }
    }

    #[test]
    fn the_table_says_what_took_how_long_and_what_failed() {
        let mut steps = Steps::default();
        steps.taken.push(step("tests", 125));
        steps.taken.push(Step {
            passed: false,
            ..step("page", 7)
        });
        let mut others = Steps::default();
        others.taken.push(step("image", 60));
        steps.append_beside(others);
        assert_eq!(
            steps.table(Duration::from_millis(133_600)),
            "| step | time |\n\
             |---|---|\n\
             | tests | 2:05 |\n\
             | page FAILED | 0:07 |\n\
             | image | (1:00) |\n\
             | **all** | **2:14** |\n\
             \n\
             In brackets: at the same time as the steps before it.\n"
        );
    }

    #[test]
    fn a_step_that_fails_is_kept_and_its_reason_passed_on() {
        let mut steps = Steps::default();
        assert_eq!(steps.take("one", || Ok(())), Ok(()));
        let failed = steps.take("two", || Err("why".into()));
        assert_eq!(failed, Err("why".into()));
        let passed: Vec<bool> = steps.taken.iter().map(|step| step.passed).collect();
        assert_eq!(passed, [true, false]);
    }
}
