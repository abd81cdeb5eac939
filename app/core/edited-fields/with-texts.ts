/** A copy of a value in which the texts at these paths ('entries.0.title') are others. */
export function withTexts<Value>(
  value: Value,
  words: Readonly<Record<string, string>>,
  paths: readonly string[],
): Value {
  let changed = value;
  for (const path of paths) {
    const text = words[path];
    if (text !== undefined) changed = withText(changed, path === '' ? [] : path.split('.'), text) as Value;
  }
  return changed;
}

/** A copy of a value in which the text at a path is another. */
function withText(value: unknown, [head, ...rest]: string[], text: string): unknown {
  if (head === undefined) return text;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === head ? withText(one, rest, text) : one));
  const parts = value as Record<string, unknown>;
  return { ...parts, [head]: withText(parts[head], rest, text) };
}
