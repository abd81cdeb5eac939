/**
 * As typed. `counts` by product, `shown` the price in paise that the page showed of it, `answers`
 * by question; `slot` '' where the event has no times; `freePasses` how many free ones the page
 * said that a member has, where they are to be taken.
 */
export type PassInput = {
  intentKey: string;
  slot: string;
  counts: Record<string, string>;
  shown: Record<string, string>;
  answers: Record<string, string>;
  name: string;
  phone: string;
  email: string;
  consent: string;
  freePasses?: string;
};

/** The fields of a form for so many products and questions, by the names in which they are sent. */
export const countField = (productId: string) => `count.${productId}`;
export const shownField = (productId: string) => `shown.${productId}`;
export const answerField = (questionId: string) => `answer.${questionId}`;
