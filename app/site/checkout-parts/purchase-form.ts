import type { Paise } from '#core/money/paise.ts';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import type { HeldPurchase } from '#core/purchases/held-purchase.ts';

/** A problem in words; `field` is the id of its field, null for the purchase as a whole. */
export type WordedProblem = { field: string | null; message: string };

/** The problem beside a field, by the field's id. */
export type ErrorOf = (field: string) => string | null;

/** What every checkout has, whatever is bought. */
export type PurchaseForm<Quote extends { payable: boolean; total: Paise }, Texts> = {
  intentKey: string;
  quote: Quote;
  texts: Texts;
  /** The lines are a cart's: it is emptied when they are paid. */
  fromCart: boolean;
  problems: WordedProblem[];
  /** The puzzle that must be solved before the form is accepted. */
  proof?: ProofAsked | undefined;
  /** What the visitor holds unpaid from a form before. */
  held?: HeldPurchase | null;
};

/** The temple's texts here; `none` if nothing was chosen. */
export type CheckoutWords = { title: string; none: NoneWords };

export function errorsOf(problems: readonly WordedProblem[]): ErrorOf {
  return (field) => problems.find((problem) => problem.field === field)?.message ?? null;
}
