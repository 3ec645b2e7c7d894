// The simulator's page in a real browser: node simulator/browser-test/run.mjs [--pictures DIR]
// Needs `npm ci` in this folder, a built simulator (cargo build -p simulator) and Debian's chromium.
// SIMULATOR and CHROMIUM name other programs.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, mkdir, readFile, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const root = path.resolve(import.meta.dirname, "../..");
const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
const program = process.env.SIMULATOR ?? ["release", "debug"]
  .map((profile) => path.join(target, profile, "pocket-museum-simulator"))
  .find(existsSync);
const flag = process.argv.indexOf("--pictures");
const pictures = flag > 0 ? path.resolve(process.argv[flag + 1]) : null;

/** Starts the simulator and waits for its address. */
async function startSimulator(data) {
  assert(program, "no simulator is built: cargo build -p simulator");
  const child = spawn(program, ["--no-open", "--seed", "7", "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  const url = await new Promise((resolve, reject) => {
    child.stdout.on("data", (more) => {
      output += more;
      const address = output.match(/http:\/\/127\.0\.0\.1:\d+\//);
      if (address) resolve(address[0]);
    });
    child.on("exit", (code) => reject(new Error(`the simulator ended with ${code}`)));
  });
  const stop = () => new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.on("exit", resolve);
    child.kill();
  });
  return { url, stop, lines: () => output.trim().split("\n") };
}

async function startBrowser(profile) {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    viewport: { width: 1280, height: 800 },
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync"],
  });
}

/** The pixels of the canvas as one text. */
const pixels = (page) => page.evaluate(() => {
  const canvas = document.getElementById("canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0n;
  for (const byte of data) sum = (sum * 31n + BigInt(byte)) & 0xffffffffffffffffn;
  return `${canvas.width}x${canvas.height} ${sum.toString(16)}`;
});

async function until(what, condition) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain: ${what}`);
}

/** Does something, waits for another picture and gives it back. */
async function changes(page, what, action) {
  const before = await pixels(page);
  await action();
  await until(`${what} changes the picture`, async () => (await pixels(page)) !== before);
  return pixels(page);
}

const status = (page) => page.locator("#status").textContent();
const isConnected = (page) => until("the page connects", async () => (await status(page)) === "Connected");
async function openPage(context, url) {
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => { if (message.type() === "error") problems.push(message.text()); });
  page.problems = problems;
  await page.goto(url);
  await isConnected(page);
  await until("a picture", async () => page.locator("#canvas[data-frame]").count());
  return page;
}

/** What the screen says. */
const text = (page) => page.locator("#text").textContent();
const says = (page, words) => until(`the screen says ${words}`, async () => (await text(page)).includes(words));

/** What is asked first in a new game. */
const FIRST = "Take a marker";

/** From the menu to the first decision, which is made in the open. */
async function startGame(page, press) {
  for (const words of ["New game", "Artifact", "Begin"]) {
    await says(page, words);
    await changes(page, `choosing ${words}`, press);
  }
  await says(page, FIRST);
}

async function keepPicture(page, name) {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

async function step(name, action) {
  await action();
  console.log(`ok: ${name}`);
}

const folder = await mkdtemp(path.join(tmpdir(), "pocket-museum-browser-"));
const data = path.join(folder, "data");
let simulator = await startSimulator(data);
const context = await startBrowser(path.join(folder, "profile"));
try {
  const page = await openPage(context, simulator.url);
  await step("the simulator prints one line with its address", () => {
    assert.equal(simulator.lines().length, 1);
  });
  await step("keys and clicks change the picture", async () => {
    await keepPicture(page, "simulator-square");
    await changes(page, "the key ArrowDown", () => page.keyboard.press("ArrowDown", { delay: 60 }));
    await changes(page, "a click on the joystick", () => page.locator("[data-button=up]").click({ delay: 60 }));
    // Past the lesson, which would begin a game, to the help.
    for (let down = 0; down < 2; down++) {
      await changes(page, "the key ArrowDown", () => page.keyboard.press("ArrowDown", { delay: 60 }));
    }
    await changes(page, "a click on A", () => page.locator("[data-button=A]").click({ delay: 60 }));
  });
  await step("a game starts by keys", async () => {
    await page.locator("[data-button=B]").click({ delay: 60 });
    await page.locator("#restart").click();
    await startGame(page, () => page.keyboard.press("Enter", { delay: 60 }));
    await keepPicture(page, "simulator-game");
  });
  await step("presses in quick succession all count", async () => {
    await page.locator("#restart").click();
    await says(page, "selected: Resume");
    const entries = ["Resume"];
    const selected = async () => (await text(page)).match(/selected: ([^.]+)/)[1];
    for (;;) {
      const before = await selected();
      await page.keyboard.press("ArrowDown", { delay: 60 });
      await until("the next entry", async () => (await selected()) !== before);
      if ((await selected()) === entries[0]) break;
      entries.push(await selected());
    }
    for (let tap = 0; tap < 10; tap++) await page.keyboard.press("ArrowDown");
    await says(page, `selected: ${entries[10 % entries.length]}`);
    await page.locator("#restart").click();
    await says(page, "selected: Resume");
    await page.keyboard.press("Enter", { delay: 60 });
    await says(page, FIRST);
  });
  await step("a button that is down looks so", async () => {
    await page.keyboard.down("b");
    assert.equal(await page.locator("[data-button=B].down").count(), 1);
    await keepPicture(page, "simulator-pressed");
    await page.keyboard.up("b");
    assert.equal(await page.locator(".down").count(), 0);
  });
  await step("a second page shows the same device", async () => {
    const second = await openPage(context, simulator.url);
    assert.equal(await pixels(second), await pixels(page));
    const seen = await changes(page, "a key", () => page.keyboard.press("a", { delay: 60 }));
    await until("the second page follows", async () => (await pixels(second)) === seen);
    await second.close();
  });
  await step("a reload shows the same picture", async () => {
    const before = await pixels(page);
    await page.reload();
    await isConnected(page);
    await until("the same picture", async () => (await pixels(page)) === before);
  });
  await step("a screenshot has exactly the device's pixels", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#shot").click()]);
    const png = await readFile(await download.path());
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [240, 240]);
    assert.match(download.suggestedFilename(), /^pocket-museum-[\d-]+\.png$/);
  });
  await step("the other board has another screen and no joystick", async () => {
    await page.locator("[data-board=wide]").click();
    await until("a wide screen", async () => (await pixels(page)).startsWith("320x240"));
    assert.equal(await page.locator(".stick").count(), 0);
    await changes(page, "the key y", () => page.keyboard.press("y", { delay: 60 }));
    await keepPicture(page, "simulator-wide");
  });
  await step("pixels are sharp: the scale is a whole number", async () => {
    const scale = await page.evaluate(() => document.getElementById("canvas").getBoundingClientRect().width * devicePixelRatio / 320);
    assert.equal(scale, Math.round(scale));
    assert(scale >= 2);
  });
  await step("both boards fit a phone, upright and on its side", async () => {
    for (const [board, width, height] of [["wide", 360, 740], ["wide", 740, 360], ["square", 740, 360], ["square", 360, 740]]) {
      await page.setViewportSize({ width, height });
      await page.locator(`[data-board=${board}]`).click();
      await until(board, async () => page.locator(`#device.${board}`).count());
      if (width < height) await keepPicture(page, `simulator-phone-${board}`);
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      assert(size[0] <= width && size[1] <= height, `${board} on ${width} by ${height}: the page is ${size} large`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await step("the page comes back by itself when the simulator does", async () => {
    await simulator.stop();
    await until("the page notices", async () => (await status(page)) === "Reconnecting");
    assert.match(await page.locator("#gone").textContent(), /not running.*cargo run/);
    const before = await pixels(page);
    await page.keyboard.press("Enter", { delay: 60 });
    assert.equal(await page.locator(".key.down, .stick .down").count(), 0);
    assert.equal(await pixels(page), before);
    await keepPicture(page, "simulator-reconnecting");
    simulator = await startSimulator(data);
    await isConnected(page);
    await says(page, "Resume");
    await changes(page, "a key", () => page.keyboard.press("Enter", { delay: 60 }));
    await says(page, FIRST);
  });
  await step("a game starts by clicks on a new device", async () => {
    await simulator.stop();
    simulator = await startSimulator(path.join(folder, "other-data"));
    await page.goto(simulator.url);
    await isConnected(page);
    await startGame(page, () => page.locator("[data-button=A]").click({ delay: 60 }));
  });
  await step("a name can be typed, and the page speaks the language of the device", async () => {
    await simulator.stop();
    simulator = await startSimulator(path.join(folder, "third-data"));
    await page.goto(simulator.url);
    await isConnected(page);
    for (const key of ["Enter", "Enter", "ArrowDown", "ArrowDown", "Enter", "Enter"]) await page.keyboard.press(key);
    await until("the page invites to type", async () => (await page.locator("#legend").textContent()).includes("Type the name"));
    await page.keyboard.type("Zoë");
    await page.keyboard.press("Enter");
    await says(page, "Zoë");
    await page.locator("#restart").click();
    await says(page, "selected: New game");
    await page.keyboard.press("ArrowDown");
    await until("settings", async () => /selected: Settings/.test(await text(page)) || (await page.keyboard.press("ArrowDown"), false));
    await page.keyboard.press("Enter");
    await says(page, "Language");
    await page.keyboard.press("ArrowRight");
    await says(page, "Sprache");
    assert.match(await text(page), /gewählt: /);
    assert.equal(await status(page), "Verbunden");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
  });
  await step("my box is edited by the names of what is printed, and kept", async () => {
    await simulator.stop();
    simulator = await startSimulator(path.join(folder, "box-data"));
    await page.goto(simulator.url);
    await isConnected(page);
    const openGroup = async (title) => page.locator("#groups summary", { hasText: title }).first().click();
    await page.locator("#mine").click();
    await until("the form", async () => (await page.locator("#groups details").count()) > 30);
    await openGroup("Equipment");
    const huts = page.locator('[name="values/huts"]');
    await huts.fill("70");
    await page.locator("#keep").click();
    await until("what is wrong", async () => /values\/huts/.test(await page.locator("#said").textContent()));
    assert.match(await page.locator("label", { has: huts }).locator("em").textContent(), /huts/i);
    await keepPicture(page, "simulator-box-refused");
    await huts.fill("7");
    await page.locator("#game").selectOption("warehouse51");
    await openGroup("Excalibur");
    await page.locator('[name="relics/excalibur/auction"]').selectOption("open");
    await keepPicture(page, "simulator-box");
    await page.locator("#keep").click();
    await until("it is kept", async () => /Kept/.test(await page.locator("#said").textContent()));
    // Keys are the form's, not the device's.
    const before = await pixels(page);
    await page.keyboard.press("ArrowDown");
    assert.equal(await pixels(page), before);
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
    const saved = await readFile(await file.path(), "utf8");
    assert.match(saved, /^values\/huts = 7$/m);
    assert.match(saved, /^relics\/excalibur\/auction = open$/m);
    assert.match(saved, /^# values\/joker = 6$/m);
    await page.locator("#game").selectOption("artifact");
    await page.locator("#reset").click();
    await page.locator("#keep").click();
    await until("it is kept", async () => /Kept/.test(await page.locator("#said").textContent()));
    await page.locator("#file").setInputFiles({ name: "my-box.txt", mimeType: "text/plain", buffer: Buffer.from(saved) });
    await until("the file is kept", async () => (await page.locator("#groups .own").count()) === 1);
    await page.locator("#close").click();
    for (const words of ["New game", "Artifact"]) {
      await says(page, words);
      await changes(page, `choosing ${words}`, () => page.keyboard.press("Enter", { delay: 60 }));
    }
    // Past the place of the game, and on from the first row to the last.
    for (let up = 0; up < 2; up++) {
      await changes(page, "the key ArrowUp", () => page.keyboard.press("ArrowUp", { delay: 60 }));
    }
    await says(page, "my box");
  });
  await step("what was kept of a game is checked, and nonsense is refused in a sentence", async () => {
    await page.locator("#check").click();
    await page.locator("#kept").fill("nothing of the kind");
    await page.locator("#judge").click();
    await until("a verdict", async () => /no game/.test(await page.locator("#verdict").textContent()));
    assert.ok(await page.locator("#verdict.wrong").count());
    // The words that were noted go with it, and are no part of what was kept.
    const sent = page.waitForRequest((request) => request.url().endsWith("/verify"));
    await page.locator("#noted").fill("lusab babad gutih tugad");
    await page.locator("#judge").click();
    assert.equal((await sent).postData(), "commitment: lusab babad gutih tugad\nnothing of the kind");
    await keepPicture(page, "simulator-check");
    await page.locator("#check-close").click();
  });
  await step("the page reported no errors of its own", () => {
    const own = page.problems.filter((text) => !/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|Failed to load resource/.test(text));
    assert.deepEqual(own, []);
  });
} finally {
  await context.close();
  await simulator.stop();
  await rm(folder, { recursive: true, force: true });
}
