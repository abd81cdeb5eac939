/**
 * A text in the pseudo-language: every letter with an accent and about 40 % longer, in brackets, so
 * that what was not translated, what is cut off and what is glued together shows. Tags (`<terms>`),
 * places (`{name}`), addresses and entities stay. The parts are those of a template, between its
 * values. It uses nothing around it: e2e runs it inside a page.
 */
export function pseudoParts(parts: readonly string[]): string[] {
  const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const accented = 'åƀçðéƒĝĥîĵķļḿñôþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÔÞǪŔŠŢÛṼŴẊÝŽ';
  const fixed = /(<[^>]*>|\{\w+\}|&\w+;|https?:\S+|\S+@\S+\.\w+|\b\w+(?:\.\w+)+\b|\/[\w/-]{2,})/;
  const withAccents = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
  const words = (text: string) =>
    text
      .split(fixed)
      .map((part, at) => (at % 2 === 1 ? part : withAccents(part)))
      .join('');
  const letters =
    parts
      .join('')
      .split(fixed)
      .filter((_, at) => at % 2 === 0)
      .join('')
      .match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return [...parts];
  const more = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  let longer = '';
  for (let at = 0; longer.length < letters * 0.4 - 1; at += 1) longer += ` ${more[at % more.length]}`;
  const done = parts.map(words);
  // What stands at the ends is between sentences, not of one.
  const before = /^\s*/.exec(done[0] ?? '')?.[0] ?? '';
  done[0] = `${before}[${(done[0] ?? '').slice(before.length)}`;
  const last = done.at(-1) ?? '';
  const after = /\s*$/.exec(last)?.[0] ?? '';
  done[done.length - 1] = `${last.slice(0, last.length - after.length)}${withAccents(longer)}]${after}`;
  return done;
}
