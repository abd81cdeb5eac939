/** What a visitor began and still holds unpaid: the page to pay it, and its number. */
export type HeldPurchase = { to: string; number: number };
