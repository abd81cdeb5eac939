import { civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import type { TakenBackKind } from '#core/donations/take-back.ts';
import { wordsOf } from '#core/language/all-words.ts';
import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { sampleReceipt } from '#core/receipts/sample-receipt.ts';
import { securityEvents } from '#core/security/security-events.ts';
import type {
  OrderLetterSays,
  OwnersNotification,
  PassLetterSays,
  PassWaitSays,
  SeatLetterSays,
  SevaLetterSays,
  ShiftLetterSays,
  StayLetterSays,
  StayWaitSays,
} from '../mail/letter.ts';
import type { StoredRequest } from '../requests/request-queries.ts';
import type { SevaBooking } from '../sevas/seva-queries.ts';
import { accountLetter } from './account-letters.ts';
import { answerLetter } from './answer-letter.ts';
import { certificateLetter } from './certificate-letter.ts';
import { changeLetter } from './change-letter.ts';
import { classSeatLetter } from './class-seat-letter.ts';
import { donationLetter } from './donation-letter.ts';
import { donationsAccountLetter } from './donations-account-letter.ts';
import { dueRequestsLetter } from './due-requests-letter.ts';
import { familyDayLetter } from './family-letter.ts';
import type { LetterPage, Writing } from './letter-page.ts';
import { membershipLetter, membershipPartLetter } from './membership-letter.ts';
import { type LetterOrder, orderLetter, orderReturnedLetter } from './order-letters.ts';
import {
  holderLetter,
  type LetterPasses,
  passesReturnedLetter,
  passLetter,
  passWaitLetter,
} from './pass-letters.ts';
import { payLinkLetter } from './pay-link-letter.ts';
import { monthlyDonationLetter } from './pledge-letter.ts';
import { adminLetter, requestLetter } from './request-letters.ts';
import { type Returned, returnedLetter } from './returned-letter.ts';
import { type LetterSeat, seatLetter, seatReturnedLetter } from './seat-letters.ts';
import { securityLetter } from './security-letters.ts';
import { sevaLetter } from './seva-letters.ts';
import { shiftLetter } from './shift-letter.ts';
import { type LetterStay, stayLetter, stayReturnedLetter, stayWaitLetter } from './stay-letters.ts';
import { stockLetter } from './stock-letter.ts';
import { takenBackLetter } from './taken-back-letter.ts';

const link = '#';
const at = '2026-11-21T06:12:00Z';

const sevaBooking = ({ name, seva }: LetterSamples): SevaBooking => ({
  id: 'sample',
  sevaId: 'sample',
  reference: 'SEV-7K2M',
  title: seva,
  mode: 'inperson',
  day: '2026-11-29',
  begins: '09:00',
  people: 2,
  state: 'confirmed',
  name,
  phone: '+91 98765 43210',
  email: 'mira@example.com',
  coordinator: null,
});

const order = ({ name, book, bookOption, courier }: LetterSamples): LetterOrder => ({
  id: 'sample',
  number: 1042,
  total: paise(125_000),
  delivery: 'courier',
  payBy: 'gateway',
  deliveryCharge: paise(5_000),
  stage: 'placed',
  payUntil: null,
  courier,
  tracking: 'EU123456789IN',
  buyer: { name },
  lines: [
    {
      ...{ position: 0, replaces: null, title: book, options: bookOption },
      ...{ quantity: 2, amount: paise(120_000) },
    },
  ],
  swap: null,
});

const swap = ({ book, otherBookOption }: LetterSamples): LetterOrder['swap'] => ({
  id: 'sample',
  heldUntil: new Date('2026-11-24T06:00:00Z'),
  back: paise(20_000),
  lines: [
    {
      ...{ position: 0, title: book, options: otherBookOption, sku: 'BK-GITA-EN' },
      ...{ quantity: 2, unit: paise(50_000) },
    },
  ],
});

const request = ({ name, subject }: LetterSamples): StoredRequest => ({
  id: 'sample',
  kind: 'contact',
  subject,
  language: 'en',
  details: { topic: 'events', message: 'When is the next Sunday feast?' },
  reference: 'REQ-7K2M',
  sender: { name, email: 'mira@example.com', phone: '+91 98765 43210' },
  createdAt: new Date('2026-11-21T06:00:00Z'),
});

const returned: Omit<Returned, 'name'> = {
  amount: paise(500_100),
  paid: paise(500_100),
  role: 'settling',
  donationId: 'sample',
  givenOn: '2026-11-20',
  receipt: { number: 'D/26-27/000123', voided: false, anew: true },
};

type Sample = (writing: Writing, words: LetterSamples) => LetterPage;

/** Each of several letters, but for whom it greets. */
type Nameless<Letter> = Letter extends unknown ? Omit<Letter, 'name'> : never;

const ofDonation =
  (isVoid: boolean): Sample =>
  (writing, words) => {
    const receipt = sampleReceipt({ inNameOf: words.honoured });
    const [first, ...rest] = receipt.lines;
    const facts = {
      ...receipt,
      entity: { ...receipt.entity, name: words.entity },
      donor: { ...receipt.donor, name: words.name },
      lines: [...(first ? [{ ...first, title: words.donation }] : []), ...rest],
      voided: isVoid ? { on: '2026-11-21', reason: words.voidReason } : null,
    };
    return donationLetter(facts, writing, null);
  };
const ofReturned =
  (instead: Partial<Returned>): Sample =>
  (writing, { name }) =>
    returnedLetter({ ...returned, name, ...instead }, writing);
const ofTakenBack =
  (kind: TakenBackKind): Sample =>
  (writing, { name }) => {
    const donation = {
      kind,
      donationId: 'sample',
      name,
      sum: paise(500_100),
      givenOn: '2026-11-20',
      number: 'D/26-27/000123',
    };
    return takenBackLetter(donation, writing);
  };
const ofOrder =
  (says: OrderLetterSays, instead: Partial<LetterOrder> = {}): Sample =>
  (writing, words) =>
    orderLetter(says, { ...order(words), ...instead }, writing);
const ofOrderReturned =
  (amount: Paise | null, instead: Partial<LetterOrder> = {}, stray = false): Sample =>
  (writing, words) => {
    const returned = { ...order(words), ...instead };
    return orderReturnedLetter(returned, { amount: amount ?? returned.total, stray }, writing);
  };
const ofSeva =
  (says: SevaLetterSays): Sample =>
  (writing, words) =>
    sevaLetter(says, sevaBooking(words), writing);
const ofAccount =
  (letter: Nameless<Parameters<typeof accountLetter>[0]>): Sample =>
  (writing, { name }) =>
    accountLetter({ ...letter, name }, writing);
const ofChange =
  (says: OwnersNotification['says'], outcome = ''): Sample =>
  (writing, { name }) => {
    const rows = [{ label: 'Account number', before: '••••4321', after: '••••8765' }];
    const notification = { says, outcome, name, who: 'Radhika Devi', what: 'bank account', rows, until: at };
    return changeLetter(notification, writing);
  };
const ofSecurity =
  (letter: Nameless<Parameters<typeof securityLetter>[0]>): Sample =>
  (writing, { name }) =>
    securityLetter({ ...letter, name }, writing);

const pickup = { delivery: 'pickup', deliveryCharge: paise(0), total: paise(120_000) } as const;
const atCounter = { ...pickup, payBy: 'pickup' } as const;

const stay = ({ name, suite }: LetterSamples): LetterStay => ({
  ...{ id: 'sample', number: 2042, kindTitle: suite, rooms: 1, guest: { name } },
  ...{ arrival: '2026-12-04', departure: '2026-12-06', checkIn: '12:00', checkOut: '10:00' },
  ...{ toPay: paise(300_000), price: { total: paise(500_000), tax: paise(23_810) } },
});
const ofStay =
  (says: StayLetterSays): Sample =>
  (writing, words) =>
    stayLetter(says, stay(words), writing);
const ofStayWait =
  (says: StayWaitSays): Sample =>
  (writing, { name, suite }) =>
    stayWaitLetter(
      says,
      {
        ...{ kindTitle: suite, rooms: 1, name, path: link, offerUntil: new Date(at) },
        ...{ arrival: '2026-12-04', departure: '2026-12-06' },
      },
      writing,
    );
const ofShift =
  (says: ShiftLetterSays): Sample =>
  (writing, { name, event, duty, gate }) =>
    shiftLetter(
      says,
      {
        ...{ path: link, name, event, duty, place: gate },
        ...{ startsAt: new Date('2026-09-04T12:30:00Z'), endsAt: new Date('2026-09-04T16:30:00Z') },
      },
      writing,
    );
const ofStayReturned =
  (stray: boolean): Sample =>
  (writing, words) =>
    stayReturnedLetter(stay(words), { amount: paise(250_000), stray }, writing);

const seat = ({ name, klass }: LetterSamples): LetterSeat => ({
  ...{ id: 'sample', number: 5042, unit: { kind: 'class', id: 'sample' }, title: klass, buyer: { name } },
  ...{ day: '2026-12-06', seats: 1, price: paise(250_000), paid: paise(250_000), total: paise(250_000) },
  ...{ toPay: paise(0), payUntil: new Date(at) },
});
const ofSeat =
  (says: SeatLetterSays): Sample =>
  (writing, words) =>
    seatLetter(says, seat(words), writing);
const ofSeatReturned =
  (stray: boolean): Sample =>
  (writing, words) =>
    seatReturnedLetter(seat(words), { amount: paise(250_000), stray }, writing);

const passes = ({ name, event, gate, hall, pass }: LetterSamples): LetterPasses => ({
  ...{ id: 'sample', number: 3042, total: paise(50_000), holder: { name }, path: link },
  event: { id: 'sample', title: event, location: hall },
  passes: [10_042, 10_043].map((number) => ({
    ...{ title: pass, number, gate },
    ...{ from: new Date('2026-12-04T12:30:00Z'), until: new Date('2026-12-04T13:30:00Z') },
  })),
});
const ofPasses =
  (says: PassLetterSays): Sample =>
  (writing, words) =>
    passLetter(says, passes(words), writing);
const ofPassesReturned =
  (stray: boolean): Sample =>
  (writing, words) =>
    passesReturnedLetter(passes(words), { amount: paise(50_000), stray }, writing);
const ofPassWait =
  (says: PassWaitSays): Sample =>
  (writing, { name, event, pass }) =>
    passWaitLetter(
      says,
      {
        event: { id: 'sample', title: event, startsAt: new Date('2026-12-04T12:30:00Z') },
        ...{ productTitle: pass, quantity: 2, slot: null, name, path: link, offerUntil: new Date(at) },
      },
      writing,
    );
const member = ({ name, tier }: LetterSamples) => ({
  ...{ name, tier, number: 'LM-000042', card: 'sample', parts: 3 },
  endReason: null,
});
const ofPart =
  (says: Parameters<typeof membershipPartLetter>[0]): Sample =>
  (writing, words) => {
    const part = { position: 1, amount: paise(833_400), dueOn: '2026-12-04' };
    return membershipPartLetter(says, { member: member(words), part, linkId: 'sample' }, writing);
  };
const ofMembership =
  (says: Parameters<typeof membershipLetter>[0]): Sample =>
  (writing, words) =>
    membershipLetter(says, member(words), writing);

const samples: Record<LetterKey, Sample> = {
  'gift-receipt': ofDonation(false),
  'gift-receipt-void': ofDonation(true),
  'certificate-ready': (writing, { name, entity }) =>
    certificateLetter({ name, entity, taxYear: '2025-26', account: false }, writing),
  'returned-double': ofReturned({ role: 'duplicate' }),
  'returned-unfit': ofReturned({ role: 'mismatch', receipt: null }),
  'returned-part': ofReturned({ amount: paise(100_000) }),
  'returned-whole': ofReturned({ receipt: { number: 'D/26-27/000123', voided: true, anew: false } }),
  'taken-back-bounced': ofTakenBack('bounced'),
  'taken-back-mistake': ofTakenBack('mistake'),
  'taken-back-unmatched': ofTakenBack('unmatched'),
  'order-placed': ofOrder('placed', atCounter),
  'order-pay-link': ofOrder('pay-link', { payUntil: '2026-11-21' }),
  'order-paid': ofOrder('paid'),
  'order-paid-pickup': ofOrder('paid', pickup),
  'order-short': ofOrder('short'),
  'order-swap': (writing, words) =>
    orderLetter('swap', { ...order(words), stage: 'short', swap: swap(words) }, writing),
  'order-packed': ofOrder('packed'),
  'order-ready': ofOrder('packed', pickup),
  'order-shipped': ofOrder('shipped'),
  'order-delivered': ofOrder('delivered'),
  'order-cancelled': ofOrder('cancelled', { stage: 'cancelled' }),
  'order-cancelled-counter': ofOrder('cancelled', { ...atCounter, stage: 'cancelled' }),
  'order-part-cancelled': ofOrder('cancelled'),
  'order-part-cancelled-counter': ofOrder('cancelled', atCounter),
  'order-returned': ofOrderReturned(null),
  'order-returned-part': ofOrderReturned(paise(60_000)),
  'order-returned-counter': ofOrderReturned(null, atCounter),
  'order-returned-stray': ofOrderReturned(null, {}, true),
  'stay-booked': ofStay('booked'),
  'stay-changed': ofStay('changed'),
  'stay-cancelled': ofStay('cancelled'),
  'stay-short': ofStay('short'),
  'stay-billed': ofStay('billed'),
  'stay-no-show': ofStay('no-show'),
  'stay-wait-joined': ofStayWait('joined'),
  'stay-wait-offered': ofStayWait('offered'),
  'passes-confirmed': ofPasses('confirmed'),
  'passes-asked': ofPasses('asked'),
  'passes-approved': ofPasses('approved'),
  'passes-declined': ofPasses('declined'),
  'passes-cancelled': ofPasses('cancelled'),
  'passes-short': ofPasses('short'),
  'passes-returned': ofPassesReturned(false),
  'passes-returned-stray': ofPassesReturned(true),
  'passes-news': (writing, samples) =>
    holderLetter({ subject: samples.subject, body: samples.answer }, passes(samples), writing),
  'pass-wait-joined': ofPassWait('joined'),
  'pass-wait-offered': ofPassWait('offered'),
  'shift-invited': ofShift('invited'),
  'shift-changed': ofShift('changed'),
  'shift-reminder': ofShift('reminder'),
  'shift-replaced': ofShift('replaced'),
  'shift-released': ofShift('released'),
  'seat-booked': ofSeat('booked'),
  'seat-offered': ofSeat('offered'),
  'seat-rest': ofSeat('rest'),
  'seat-rest-paid': ofSeat('rest-paid'),
  'seat-cancelled': ofSeat('cancelled'),
  'seat-short': ofSeat('short'),
  'seat-returned': ofSeatReturned(false),
  'seat-returned-stray': ofSeatReturned(true),
  'stay-returned': ofStayReturned(false),
  'stay-returned-stray': ofStayReturned(true),
  'stock-back': (writing, { beads, beadsOption }) =>
    stockLetter(
      {
        productId: 'sample',
        variantId: 'sample',
        title: beads,
        options: beadsOption,
        price: paise(25_000),
      },
      writing,
    ),
  'seva-booked': ofSeva('booked'),
  'seva-booked-office': ofSeva('booked-office'),
  'seva-reminder': ofSeva('reminder'),
  'seva-cancelled': ofSeva('cancelled'),
  'request-stored': (writing, words) => requestLetter(request(words), writing),
  'request-for-office': (writing, words) => adminLetter(request(words), writing),
  'request-answer': (writing, { name, answer: body, subject }) =>
    answerLetter({ body, reference: 'REQ-7K2M', subject, sender_name: name }, writing),
  'class-seat': (writing, { name, klass, room }) =>
    classSeatLetter(
      {
        ...{ classId: 'sample', title: klass, name, reference: 'REQ-7K2M' },
        ...{ startsOn: '2026-12-06', from: '14:30', to: '15:30', venue: room },
      },
      writing,
    ),
  'desk-day': (writing, { name }) =>
    dueRequestsLetter(
      {
        name,
        requests: [
          { reference: 'REQ-7K2M', subject: 'Vrindavan tour', sender: 'Gopal Das', assigned: true },
          { reference: 'REQ-3XB9', subject: 'A question', sender: 'Radha Devi', assigned: false },
        ],
      },
      writing,
    ),
  'pay-link': (writing, { name, cause }) =>
    payLinkLetter(
      { id: 'sample', name, causeTitle: cause, amount: paise(50_100), lastDay: '2026-11-24' },
      writing,
    ),
  'membership-approved': ofPart('approved'),
  'membership-part': ofPart('part'),
  'membership-overdue': ofPart('overdue'),
  'membership-begun': ofMembership('begun'),
  'membership-lapsed': ofMembership('lapsed'),
  'membership-transferred': ofMembership('transferred'),
  'membership-ended': ofMembership('ended'),
  'monthly-gift': (writing, { name, cause }) =>
    monthlyDonationLetter(
      {
        ...{ name, causeId: 'sample', causeTitle: cause, amount: paise(50_000) },
        ...{ month: '2026-11-01', stopToken: 'sample' },
      },
      writing,
    ),
  'family-day': (writing, { name, occasion, honoured }) =>
    familyDayLetter(
      civilDate(dayNumber(2026, 11, 29)),
      {
        name,
        titles: [occasion],
        dedication: { inNameOf: honoured, occasion, sevaDate: '2026-11-29' },
      },
      writing,
    ),
  'verify-email': ofAccount({ kind: 'verify-email', code: '123456', link }),
  'account-exists': ofAccount({ kind: 'account-exists', link }),
  'reset-password': ofAccount({ kind: 'reset-password', link }),
  'change-email': ofAccount({ kind: 'change-email', code: '123456' }),
  'email-changed': ofAccount({ kind: 'email-changed' }),
  'gifts-account': (writing, { name }) =>
    donationsAccountLetter(
      {
        setting: 'bank',
        name,
        who: 'Radhika Devi',
        at,
        changes: [{ label: 'Account number', before: '••••4321', after: '••••8765' }],
      },
      writing,
    ),
  'new-browser': ofSecurity({ kind: 'new-browser', at, browser: 'Chrome on Android' }),
  'password-changed': ofSecurity({ kind: 'password-changed', at, browser: 'Chrome on Android' }),
  'mobile-changed': ofSecurity({ kind: 'mobile-changed', at, browser: 'Chrome on Android' }),
  'second-factor-changed': ofSecurity({ kind: 'second-factor-changed', at, change: 'codes-renewed' }),
  'security-alarm': ofSecurity({
    ...{ kind: 'security-alarm', label: securityEvents['sign-in.failed'].label, count: 240 },
  }),
  'change-asked': ofChange('asked'),
  'change-alone': ofChange('alone'),
  'change-decided': ofChange('decided', 'approved and done'),
  'staff-invitation': ofAccount({ kind: 'staff-invitation', roles: ['Accounts', 'Viewer'], link }),
};

/** A letter as it would go out, with sample data in its language. */
export function sampleLetter(key: LetterKey, writing: Writing): LetterPage {
  return samples[key](writing, wordsOf(writing.language).letterSamples);
}
