// An image's symbols by name. Rust's names are unmangled loosely: the parts of the path, joined by
// `::`, which is enough to find a function by a regular expression.

const ESCAPES = {
  $LT$: '<',
  $GT$: '>',
  $LP$: '(',
  $RP$: ')',
  $RF$: '&',
  $BP$: '*',
  $C$: ',',
  $SP$: '@',
  $u20$: ' ',
  $u7b$: '{',
  $u7d$: '}',
  $u5b$: '[',
  $u5d$: ']',
  $u27$: "'",
  $u2b$: '+',
  $u3b$: ';',
};

/** A readable form of a mangled name; a name that is not mangled stays what it is. */
export function demangle(name) {
  if (name.startsWith('_ZN')) {
    return legacyPath(name);
  }
  return name.startsWith('_R') ? v0Path(name) : name;
}

function legacyPath(name) {
  const parts = [];
  let at = 3;
  for (;;) {
    const length = /^\d+/.exec(name.slice(at))?.[0];
    if (length === undefined) {
      break;
    }
    at += length.length;
    parts.push(name.slice(at, at + Number(length)));
    at += Number(length);
  }
  if (/^h[0-9a-f]{16}$/.test(parts.at(-1))) {
    parts.pop();
  }
  return parts
    .join('::')
    .replace(/\$[A-Za-z0-9]+\$/g, (escape) => ESCAPES[escape] ?? escape)
    .replace(/\.\./g, '::')
    .replace(/(^|::)_</g, '$1<');
}

/** Takes the identifiers and skips everything else, disambiguators and references included. */
function v0Path(name) {
  const parts = [];
  let rest = name.slice(2);
  while (rest !== '' && !rest.startsWith('.')) {
    const skipped = /^(?:[sB][0-9A-Za-z]*_|[^0-9])/.exec(rest);
    const length = /^(\d+)_?/.exec(rest);
    if (length !== null) {
      const start = length[0].length;
      parts.push(rest.slice(start, start + Number(length[1])));
      rest = rest.slice(start + Number(length[1]));
    } else {
      rest = rest.slice(skipped[0].length);
    }
  }
  return parts.join('::');
}

export class Symbols {
  constructor(symbols) {
    this.all = symbols;
    this.byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  }

  get(name) {
    return this.byName.get(name);
  }

  /** Functions whose mangled or readable name matches. */
  functionsLike(pattern) {
    return this.all.filter(
      ({ name, isFunction }) => isFunction && (pattern.test(name) || pattern.test(demangle(name))),
    );
  }

  /** Readable names of functions that share the longest word of a pattern that found nothing. */
  nearMisses(pattern, most = 8) {
    const words = (pattern.source.match(/[A-Za-z0-9]{3,}/g) ?? []).sort(
      (a, b) => b.length - a.length,
    );
    const names = this.all.filter(({ isFunction }) => isFunction).map(({ name }) => demangle(name));
    for (const word of words) {
      const near = names.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
      if (near.length > 0) {
        return [...new Set(near)].slice(0, most);
      }
    }
    return [];
  }
}
