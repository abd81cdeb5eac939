/** What a visitor began and still holds unpaid: the page to pay it, and its number, if any. */
export type HeldPurchase = { to: string; number: number | null };
