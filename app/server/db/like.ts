/** What somebody typed, as a pattern of LIKE: those characters, anywhere in the text. */
export function likeAnywhere(typed: string): string {
  return `%${escaped(typed)}%`;
}

/** The same, at the beginning of the text. */
export function likeAtBeginning(typed: string): string {
  return `${escaped(typed)}%`;
}

/** A typed percent sign or underscore stands for itself. */
function escaped(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&');
}
