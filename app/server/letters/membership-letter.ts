import { href } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import type { MembershipLetterSays } from '../mail/letter.ts';
import type { MembershipPart, MembershipView } from '../membership/membership-queries.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

type Member = Pick<MembershipView, 'name' | 'tier' | 'number' | 'card' | 'endReason' | 'parts'>;
type Part = Pick<MembershipPart, 'position' | 'amount' | 'dueOn'>;

type StepSays = Exclude<MembershipLetterSays, 'approved' | 'part' | 'overdue'>;

/** A part that is to be paid, with the link where it can be paid online. */
export function membershipPartLetter(
  says: Exclude<MembershipLetterSays, StepSays>,
  { member, part, linkId }: { member: Member; part: Part; linkId: string | null },
  writing: Writing,
): LetterPage {
  const { words, m, dates, contact } = writing;
  const [sum, due] = [formatRupees(part.amount, 'short'), dates.dayInWords(part.dueOn)];
  const { tier, parts } = member;
  return writtenPage(words(`membership-${says}`, { tier, sum, due, phone: contact.phone }), {
    title: greeting(writing, member.name),
    rows: [
      { label: m.membership, value: tier },
      { label: m.amount, value: parts > 1 ? m.partOf(sum, part.position, parts) : sum },
      { label: m.dueOn, value: due },
    ],
    ...(linkId !== null && { href: href('/pay/:id', { id: linkId }) }),
  });
}

/** A step of a membership. */
export function membershipLetter(says: StepSays, member: Member, writing: Writing): LetterPage {
  const { words, m, contact } = writing;
  const { tier, number, card, endReason, name } = member;
  const own = href('/donation-history/membership');
  return writtenPage(words(`membership-${says}`, { tier, phone: contact.phone }), {
    title: greeting(writing, name),
    rows: [
      { label: m.membership, value: tier },
      ...(number !== null ? [{ label: m.memberNumber, value: number }] : []),
      ...(says === 'ended' && endReason !== null ? [{ label: m.reason, value: endReason }] : []),
    ],
    href: says === 'begun' && card !== null ? href('/membership/card/:code', { code: card }) : own,
  });
}
