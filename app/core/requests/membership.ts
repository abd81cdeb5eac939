import type { MembershipTier } from '#core/content/membership-tier.ts';
import { readAddress } from '#core/fields/address.ts';
import { readConsent } from '#core/fields/consent.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPin } from '#core/fields/pin.ts';
import { readState } from '#core/fields/state.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { readSender } from './read-sender.ts';
import type { RequestFact, RequestOf, RequestWords } from './request-parts.ts';

export type MembershipDetails = {
  tier: string;
  tierTitle: string;
  /** As of when the application was sent; from our own prices. */
  amount: Paise;
  spouse: string | null;
  address: string;
  city: string;
  state: string;
  pin: string;
  /** In how many parts it is paid; 1 is at once. */
  parts: number;
};

export const membershipFields = [
  'tier',
  'name',
  'spouse',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'pin',
  'parts',
  'consent',
] as const;
type TypedMembership = Record<(typeof membershipFields)[number], string>;

/** A membership is paid at once or in up to twelve parts (rule F17). */
export const mostParts = 12;

/** An application for life membership. The PAN is not collected before a payment needs it. */
export function readMembership(
  typed: TypedMembership,
  tiers: readonly MembershipTier[],
): FormOutcome<RequestOf<'membership', MembershipDetails>> {
  const form = new FormReader();
  const tier = tiers.find(({ id }) => id === typed.tier);
  if (!tier) form.refuse('tier', 'choice-invalid');
  const sender = readSender(form, typed, { email: 'required', phone: 'required' });
  const spouse = typed.spouse.trim() === '' ? null : form.read('spouse', readName(typed.spouse));
  const address = form.read('address', readAddress(typed.address)) ?? '';
  const city = form.text('city', typed.city, { min: 2, max: 80 });
  const state = form.read('state', readState(typed.state)) ?? '';
  const pin = form.read('pin', readPin(typed.pin)) ?? '';
  const parts = form.whole('parts', typed.parts || '1', { min: 1, max: mostParts });
  form.read('consent', readConsent(typed.consent));
  if (!form.clean || !tier || !sender) return invalid(form.problems);
  const { id, title, amount } = tier;
  const details = { tier: id, tierTitle: title, amount, spouse, address, city, state, pin, parts };
  const subject = `${title} life membership, ${formatRupees(amount, 'short')}`;
  return form.answer({ kind: 'membership', sender, subject, details });
}

export function membershipFacts(details: MembershipDetails, m: RequestWords): RequestFact[] {
  const { address, city, state, pin, spouse, parts } = details;
  return [
    { label: m.tier, value: details.tierTitle },
    { label: m.amount, value: formatRupees(details.amount, 'short') },
    { label: m.payment, value: parts === 1 ? m.atOnce : m.inParts(parts) },
    ...(spouse ? [{ label: m.spouse, value: spouse }] : []),
    { label: m.address, value: `${address}, ${city}, ${state} ${pin}` },
  ];
}
