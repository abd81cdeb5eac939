/** The messages of a catalogue by their path: 'refusals.tax-not-eligible'. */
export function messagesIn(catalogue: object, above = ''): [path: string, message: unknown][] {
  return Object.entries(catalogue).flatMap(([name, message]): [string, unknown][] =>
    typeof message === 'object' && message !== null
      ? messagesIn(message, `${above}${name}.`)
      : [[`${above}${name}`, message]],
  );
}

type Message = (...values: never[]) => unknown;

function isMessage(message: unknown): message is Message {
  return typeof message === 'function';
}

/**
 * A message as a reader sees it. Of one that is filled in, with its values in brackets as the code
 * names them ('[count] gifts'), and for one ('1 gift') where that is said otherwise.
 */
export function messageText(message: unknown): string {
  if (!isMessage(message)) return String(message);
  const names = valuesOf(message);
  const many = filled(
    message,
    names.map((name) => placeholder(name)),
  );
  const one = filled(
    message,
    names.map((name) => (name.startsWith('{') ? placeholder(name) : 1)),
  );
  if (many === null) return one ?? sourceOf(message);
  const plain = names.reduce((text, name) => text.replaceAll(`[${name}]`, '1'), many);
  return one === null || one === plain ? many : `${many}\n${one}`;
}

function filled(message: Message, values: unknown[]): string | null {
  try {
    return String(message(...(values as never[])));
  } catch {
    return null;
  }
}

/** Stands for a value, or for one with parts: each part is its own name in brackets. */
function placeholder(name: string): unknown {
  if (!name.startsWith('{')) return `[${name}]`;
  return new Proxy({}, { get: (_, part) => `[${String(part)}]` });
}

/** The names of a message's values; those with parts begin with a brace. */
function valuesOf(message: Message): string[] {
  const [, list = ''] = /^\s*\(([^)]*)\)\s*=>/.exec(sourceOf(message)) ?? [];
  return list
    .replace(/\{[^}]*\}/g, '{}')
    .split(',')
    .map((name) => name.replace(/[:=].*$/s, '').trim())
    .filter(Boolean);
}

const sourceOf = (message: Message): string => Function.prototype.toString.call(message);
