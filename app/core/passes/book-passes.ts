import { readConsent } from '#core/fields/consent.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import { addPaise, type Paise, paise, timesPaise } from '#core/money/paise.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { notOffered, type PassProduct, type PassSlot, priceNow } from './event-passes.ts';
import { shareFree } from './free-passes.ts';
import { answerField, countField, type PassInput } from './pass-input.ts';

/** `free` of the quantity cost nothing: a membership gives them. */
export type PassLine = { product: PassProduct; quantity: number; price: Paise; free: number };

export type PassHolder = { name: string; phone: string; email: string | null };

export type PlacedPasses = {
  lines: PassLine[];
  slot: PassSlot | null;
  holder: PassHolder;
  /** By the ids of the questions. */
  answers: Record<string, string>;
  total: Paise;
  /** The office has to agree first. */
  asks: boolean;
};

export type PassRules = {
  products: readonly PassProduct[];
  slots: readonly PassSlot[];
  /** Over, cancelled or not published: nothing can be booked any more. */
  closed: boolean;
  /** Who books is a member, signed in; or the office, which books for anybody. */
  member: boolean;
  /** How many free passes the membership of who books has left in this year. */
  freeLeft?: number;
  now: Date;
};

/** What one form takes, whatever its products allow: each pass is signed by itself. */
const mostPasses = 60;

/** The most that a tier grants in a year. */
const mostFree = 1_000;

/** The most that one payment may be: the larger cap of UPI (rule P11). */
const greatestTotal = paise(50_000_000);

/**
 * Turns what was sent into passes that may be held and paid, or every problem beside its field. Of
 * the input only products, numbers and the moment touch the price. Whether there are places is seen
 * when they are held.
 */
export function placePasses(input: PassInput, rules: PassRules): FormOutcome<PlacedPasses> {
  const form = new FormReader();
  if (!isIntentKey(input.intentKey)) form.refuse('intentKey', 'intent-malformed');
  if (rules.closed) form.refuse('total', 'passes-closed');
  const wanted = rules.products.flatMap((product) => readLine(form, product, input, rules));
  const lines = takeFree(form, wanted, input.freePasses ?? '', rules.freeLeft);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (form.clean && count === 0) form.refuse('counts', 'passes-none');
  if (count > mostPasses) form.refuse('counts', 'passes-too-many', { n: mostPasses });
  const slot = readSlot(form, input.slot, rules);
  const answers = readAnswers(form, lines, input);
  const holder = readHolder(form, input);
  form.read('consent', readConsent(input.consent));
  const total = addPaise(lines.map(({ price, quantity, free }) => timesPaise(price, quantity - free)));
  if (total > greatestTotal) form.refuse('total', 'passes-too-dear');
  if (!form.clean) return invalid(form.problems);
  const asks = lines.some(({ product }) => product.needsApproval);
  return form.answer({ lines, slot, holder, answers, total, asks });
}

/**
 * Takes the free passes of a membership as the page showed them; refused where fewer are left than
 * these passes would take, since they would cost more than was shown.
 */
function takeFree(form: FormReader, lines: readonly PassLine[], typed: string, left = 0): PassLine[] {
  const shown = form.whole('freePasses', typed || '0', { min: 0, max: mostFree });
  const shares = shareFree(
    lines.map(({ product, ...line }) => ({ ...line, membersFree: product.membersFree })),
    shown,
  );
  const taken = shares.reduce((sum, share) => sum + share, 0);
  if (taken > left) form.refuse('freePasses', 'passes-free-used-up', { n: left });
  return lines.map((line, at) => ({ ...line, free: shares[at] ?? 0 }));
}

/** How many of these passes a membership gives. */
export function countFree(lines: readonly Pick<PassLine, 'free'>[]): number {
  return lines.reduce((sum, { free }) => sum + free, 0);
}

/** One line where the product is wanted and offered; none else. */
function readLine(form: FormReader, product: PassProduct, input: PassInput, rules: PassRules): PassLine[] {
  const field = countField(product.id);
  const typed = (input.counts[product.id] ?? '').trim() || '0';
  const before = form.problems.length;
  const quantity = form.whole(field, typed, { min: 0, max: product.familyLimit });
  if (form.problems.length > before || quantity === 0) return [];
  const why = notOffered(product, rules);
  const price = priceNow(product, rules.now);
  if (why) form.refuse(field, why);
  else if (input.shown[product.id] !== String(price)) form.refuse(field, 'passes-price-changed');
  return [{ product, quantity, price, free: 0 }];
}

/** One time for the whole family; null where the event has none, or it was refused. */
function readSlot(form: FormReader, typed: string, { slots, now }: PassRules): PassSlot | null {
  if (slots.length === 0) return null;
  const slot = slots.find(({ id }) => id === typed);
  if (!slot) form.refuse('slot', 'passes-slot-none');
  else if (slot.endsAt <= now) form.refuse('slot', 'passes-slot-over');
  return slot ?? null;
}

/** Only the questions of what is booked are asked. */
function readAnswers(form: FormReader, lines: readonly PassLine[], input: PassInput): Record<string, string> {
  const asked = lines.flatMap(({ product }) => product.questions);
  const answers = asked.map(({ id, required }) => {
    const rule = { min: required ? 1 : 0, max: 200 };
    return [id, form.text(answerField(id), input.answers[id] ?? '', rule)] as const;
  });
  return Object.fromEntries(answers.filter(([, text]) => text !== ''));
}

export function readHolder(
  form: FormReader,
  { name, phone, email }: Pick<PassInput, 'name' | 'phone' | 'email'>,
): PassHolder {
  return {
    name: form.read('name', readName(name)) ?? '',
    phone: form.read('phone', readPhone(phone)) ?? '',
    email: email.trim() === '' ? null : form.read('email', readEmail(email)),
  };
}
