import type { TempleClass } from '#core/content/temple-class.ts';
import { readConsent } from '#core/fields/consent.ts';
import { readCount } from '#core/fields/count.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { readSender } from './read-sender.ts';
import type { RequestFact, RequestOf, RequestWords } from './request-parts.ts';

/** Who comes to a class. For a child, phone and e-mail are the guardian's, who agreed to it. */
export type ClassEnrolmentDetails = {
  classId: string;
  age: number;
  guardian: string | null;
  /** Decided while it is stored: the last seat is given once. */
  place: 'seat' | 'waiting-list';
};

export const enrolmentFields = ['name', 'age', 'email', 'phone', 'guardian', 'guardianConsent'] as const;
type TypedEnrolment = Record<(typeof enrolmentFields)[number], string>;

const adultAge = 18;
const ages = { min: 3, max: 110 };

/** The form of a class (rule F26). Whether there is a seat is decided later. */
export function readEnrolment(
  typed: TypedEnrolment,
  wanted: Pick<TempleClass, 'id' | 'title' | 'ageMin'>,
): FormOutcome<RequestOf<'class-enrolment', ClassEnrolmentDetails>> {
  const form = new FormReader();
  const age = form.read('age', readCount(typed.age, ages), ages);
  if (age !== null && age < wanted.ageMin) form.refuse('age', 'class-too-young', { min: wanted.ageMin });
  const child = age !== null && age < adultAge;
  const guardian = child ? readGuardian(form, typed) : null;
  const sender = readSender(form, typed, { email: 'optional', phone: 'required' });
  if (!form.clean || !sender || age === null) return invalid(form.problems);
  return {
    ok: true,
    value: {
      kind: 'class-enrolment',
      sender,
      subject: wanted.title,
      details: { classId: wanted.id, age, guardian, place: 'seat' },
    },
  };
}

/**
 * Below 18 a parent or guardian agrees, by name (Digital Personal Data Protection rules, children's
 * data).
 */
function readGuardian(form: FormReader, typed: TypedEnrolment): string | null {
  const guardian = readName(typed.guardian);
  if (!guardian.ok) form.refuse('guardian', 'guardian-missing');
  form.read('guardianConsent', readConsent(typed.guardianConsent));
  return guardian.ok ? guardian.value : null;
}

const waitingMark = ': waiting list';

/** The enrolment of somebody for whom there is no seat yet. */
export function waiting(
  input: RequestOf<'class-enrolment', ClassEnrolmentDetails>,
): RequestOf<'class-enrolment', ClassEnrolmentDetails> {
  return {
    ...input,
    subject: input.subject + waitingMark,
    details: { ...input.details, place: 'waiting-list' },
  };
}

/** The same once a seat is theirs. */
export function seated(
  subject: string,
  details: ClassEnrolmentDetails,
): { subject: string; details: ClassEnrolmentDetails } {
  const title = subject.endsWith(waitingMark) ? subject.slice(0, -waitingMark.length) : subject;
  return { subject: title, details: { ...details, place: 'seat' } };
}

export function classEnrolmentFacts(
  { age, guardian, place }: ClassEnrolmentDetails,
  m: RequestWords,
): RequestFact[] {
  return [
    { label: m.place, value: place === 'seat' ? m.seat : m.waitingList },
    { label: m.age, value: String(age) },
    ...(guardian === null ? [] : [{ label: m.guardian, value: guardian }]),
  ];
}
