import type { OrderQuote } from '#core/orders/quote-order.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import type { OrderTexts, WordedProblem } from './order-fields.ts';
/** The problem beside a field, by the field's id. */
export type ErrorOf = (field: string) => string | null;
export type CheckoutModel = {
  intentKey: string;
  quote: OrderQuote;
  shop: { pickup: boolean; payAtPickup: boolean; address: string };
  texts: OrderTexts;
  /** Earlier addresses of a signed-in buyer, the last one first. */
  book: { id: string; label: string }[];
  signedIn: boolean;
  saveAddress: boolean;
  /** The lines are the shop cart's: it is emptied when they are paid. */
  fromCart: boolean;
  problems: WordedProblem[];
  /** The puzzle that must be solved before the form is accepted. */
  proof?: ProofAsked | undefined;
};
