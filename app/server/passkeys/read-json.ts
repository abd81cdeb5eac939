/** The untrusted JSON that a script of ours put into a form field; null for what is no object. */
export function readJson<Shape extends object>(typed: string): Shape | null {
  try {
    const read: unknown = JSON.parse(typed);
    return typeof read === 'object' && read !== null ? (read as Shape) : null;
  } catch {
    return null;
  }
}
