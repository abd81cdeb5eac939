/** The key of one form, made when it is rendered; other text never reaches the database. */
export function isIntentKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

/**
 * A key that was used for another input cannot be used again: the form gets a new one, and is a new
 * input when sent again.
 */
export function needsNewKey(problems: readonly { code: string }[]): boolean {
  return problems.some(({ code }) => code === 'intent-reused' || code === 'intent-malformed');
}

/** Unguessable public ids as `services.ids` makes them; other text never reaches the database. */
export function isDonationId(text: string): boolean {
  return /^don_[\w-]{22}$/.test(text);
}
