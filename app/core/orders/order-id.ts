/** Unguessable public ids as `services.ids` makes them; other text never reaches the database. */
export function isOrderId(text: string): boolean {
  return /^ord_[\w-]{22}$/.test(text);
}
