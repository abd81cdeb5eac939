/** The key of one form, made when it is shown; other text never reaches the database. */
export function isIntentKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

/**
 * A key of another input cannot be used again: the form gets a new one, and sent again it is
 * another purchase.
 */
export function needsNewKey(problems: readonly { code: string }[]): boolean {
  return problems.some(({ code }) => code === 'intent-reused' || code === 'intent-malformed');
}
