/** Unguessable public ids as `services.ids` makes them; other text never reaches the database. */
export function isDonationId(text: string): boolean {
  return /^don_[\w-]{22}$/.test(text);
}
