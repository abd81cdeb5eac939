import { civilDate, dayNumber } from '#core/calendar/civil-date.ts';
import type { TakenBackKind } from '#core/donations/take-back.ts';
import { type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { paise } from '#core/money/paise.ts';
import { sampleReceipt } from '#core/receipts/sample-receipt.ts';
import { securityEvents } from '#core/security/security-events.ts';
import type { OrderLetterSays, OwnersNotification, SevaLetterSays } from '../mail/letter.ts';
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
import { type LetterOrder, orderLetter, orderReturnedLetter } from './order-letters.ts';
import { monthlyDonationLetter } from './pledge-letter.ts';
import { adminLetter, requestLetter } from './request-letters.ts';
import { type Returned, returnedLetter } from './returned-letter.ts';
import { securityLetter } from './security-letters.ts';
import { sevaLetter } from './seva-letters.ts';
import { stockLetter } from './stock-letter.ts';
import { takenBackLetter } from './taken-back-letter.ts';

const name = 'Mīrā Śarmā';
const link = '#';
const at = '2026-11-21T06:12:00Z';

const sevaBooking: SevaBooking = {
  id: 'sample',
  reference: 'SEV-7K2M',
  title: 'Garland making',
  mode: 'inperson',
  day: '2026-11-29',
  begins: '09:00',
  people: 2,
  state: 'confirmed',
  name,
  phone: '+91 98765 43210',
  email: 'mira@example.com',
  coordinator: null,
};

const order: LetterOrder = {
  id: 'sample',
  number: 1042,
  total: paise(125_000),
  delivery: 'courier',
  payBy: 'gateway',
  deliveryCharge: paise(5_000),
  stage: 'placed',
  courier: 'India Post',
  tracking: 'EU123456789IN',
  buyer: { name },
  lines: [
    {
      ...{ position: 0, replaces: null, title: 'Bhagavad-gītā As It Is', options: 'Hindi' },
      ...{ quantity: 2, amount: paise(120_000) },
    },
  ],
  swap: null,
};

const swap: LetterOrder['swap'] = {
  id: 'sample',
  heldUntil: new Date('2026-11-24T06:00:00Z'),
  back: paise(20_000),
  lines: [
    {
      ...{ position: 0, title: 'Bhagavad-gītā As It Is', options: 'English', sku: 'BK-GITA-EN' },
      ...{ quantity: 2, unit: paise(50_000) },
    },
  ],
};

const request = {
  id: 'sample',
  kind: 'contact',
  subject: 'A question',
  details: { topic: 'events', message: 'When is the next Sunday feast?' },
  reference: 'REQ-7K2M',
  sender: { name, email: 'mira@example.com', phone: '+91 98765 43210' },
  createdAt: new Date('2026-11-21T06:00:00Z'),
} as const;

const returned: Returned = {
  amount: paise(500_100),
  paid: paise(500_100),
  role: 'settling',
  donationId: 'sample',
  givenOn: '2026-11-20',
  name,
  receipt: { number: 'D/26-27/000123', voided: false, anew: true },
};

const voided = { on: '2026-11-21', reason: 'the name was wrong' };

type Sample = (writing: Writing) => LetterPage;

const ofDonation =
  (instead: Parameters<typeof sampleReceipt>[0]): Sample =>
  (writing) =>
    donationLetter(sampleReceipt(instead), writing);
const ofReturned =
  (instead: Partial<Returned>): Sample =>
  (writing) =>
    returnedLetter({ ...returned, ...instead }, writing);
const ofTakenBack =
  (kind: TakenBackKind): Sample =>
  (writing) => {
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
  (writing) =>
    orderLetter(says, { ...order, ...instead }, writing);
const ofSeva =
  (says: SevaLetterSays): Sample =>
  (writing) =>
    sevaLetter(says, sevaBooking, writing);
const ofAccount =
  (letter: Parameters<typeof accountLetter>[0]): Sample =>
  (writing) =>
    accountLetter(letter, writing);
const ofChange =
  (says: OwnersNotification['says'], outcome = ''): Sample =>
  (writing) => {
    const rows = [{ label: 'Account number', before: '••••4321', after: '••••8765' }];
    const notification = { says, outcome, name, who: 'Radhika Devi', what: 'bank account', rows, until: at };
    return changeLetter(notification, writing);
  };
const ofSecurity =
  (letter: Parameters<typeof securityLetter>[0]): Sample =>
  (writing) =>
    securityLetter(letter, writing);

const pickup = { delivery: 'pickup', deliveryCharge: paise(0), total: paise(120_000) } as const;
const atCounter = { ...pickup, payBy: 'pickup' } as const;

const samples: Record<LetterKey, Sample> = {
  'gift-receipt': ofDonation({}),
  'gift-receipt-void': ofDonation({ voided }),
  'certificate-ready': (writing) =>
    certificateLetter(
      { name, entity: sampleReceipt({}).entity.name, taxYear: '2025-26', account: false },
      writing,
    ),
  'returned-double': ofReturned({ role: 'duplicate' }),
  'returned-unfit': ofReturned({ role: 'mismatch', receipt: null }),
  'returned-part': ofReturned({ amount: paise(100_000) }),
  'returned-whole': ofReturned({ receipt: { number: 'D/26-27/000123', voided: true, anew: false } }),
  'taken-back-bounced': ofTakenBack('bounced'),
  'taken-back-mistake': ofTakenBack('mistake'),
  'taken-back-unmatched': ofTakenBack('unmatched'),
  'order-placed': ofOrder('placed', atCounter),
  'order-paid': ofOrder('paid'),
  'order-paid-pickup': ofOrder('paid', pickup),
  'order-short': ofOrder('short'),
  'order-swap': ofOrder('swap', { stage: 'short', swap }),
  'order-packed': ofOrder('packed'),
  'order-ready': ofOrder('packed', pickup),
  'order-shipped': ofOrder('shipped'),
  'order-delivered': ofOrder('delivered'),
  'order-cancelled': ofOrder('cancelled', { stage: 'cancelled' }),
  'order-cancelled-counter': ofOrder('cancelled', { ...atCounter, stage: 'cancelled' }),
  'order-part-cancelled': ofOrder('cancelled'),
  'order-part-cancelled-counter': ofOrder('cancelled', atCounter),
  'order-returned': (writing) => orderReturnedLetter(order, { amount: order.total, stray: false }, writing),
  'order-returned-part': (writing) =>
    orderReturnedLetter(order, { amount: paise(60_000), stray: false }, writing),
  'order-returned-counter': (writing) =>
    orderReturnedLetter({ ...order, ...atCounter }, { amount: pickup.total, stray: false }, writing),
  'order-returned-stray': (writing) =>
    orderReturnedLetter(order, { amount: order.total, stray: true }, writing),
  'stock-back': (writing) =>
    stockLetter(
      {
        productId: 'sample',
        variantId: 'sample',
        title: 'Japa beads',
        options: 'Tulsi',
        price: paise(25_000),
      },
      writing,
    ),
  'seva-booked': ofSeva('booked'),
  'seva-booked-office': ofSeva('booked-office'),
  'seva-reminder': ofSeva('reminder'),
  'seva-cancelled': ofSeva('cancelled'),
  'request-stored': (writing) => requestLetter(request, writing),
  'request-for-office': (writing) => adminLetter(request, writing),
  'request-answer': (writing) => {
    const body = letterModel('request-answer').places.answer?.sample ?? '';
    const { reference, subject } = request;
    return answerLetter({ body, reference, subject, sender_name: name }, writing);
  },
  'class-seat': (writing) =>
    classSeatLetter(
      {
        ...{ classId: 'sample', title: 'Mridanga for beginners', name, reference: 'REQ-7K2M' },
        ...{ startsOn: '2026-12-06', from: '14:30', to: '15:30', venue: 'First-floor classroom' },
      },
      writing,
    ),
  'desk-day': (writing) =>
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
  'monthly-gift': (writing) =>
    monthlyDonationLetter(
      {
        ...{ name, causeId: 'sample', causeTitle: 'Food for Life', amount: paise(50_000) },
        ...{ month: '2026-11-01', stopToken: 'sample' },
      },
      writing,
    ),
  'family-day': (writing) =>
    familyDayLetter(
      civilDate(dayNumber(2026, 11, 29)),
      {
        name,
        titles: ['Mother’s birthday'],
        dedication: { inNameOf: 'Radha Devi', occasion: 'Mother’s birthday', sevaDate: '2026-11-29' },
      },
      writing,
    ),
  'verify-email': ofAccount({ kind: 'verify-email', name, code: '123456', link }),
  'account-exists': ofAccount({ kind: 'account-exists', name, link }),
  'reset-password': ofAccount({ kind: 'reset-password', name, link }),
  'change-email': ofAccount({ kind: 'change-email', name, code: '123456' }),
  'email-changed': ofAccount({ kind: 'email-changed', name }),
  'gifts-account': (writing) =>
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
  'new-browser': ofSecurity({ kind: 'new-browser', name, at, browser: 'Chrome on Android' }),
  'password-changed': ofSecurity({ kind: 'password-changed', name, at, browser: 'Chrome on Android' }),
  'second-factor-changed': ofSecurity({ kind: 'second-factor-changed', name, at, change: 'codes-renewed' }),
  'security-alarm': ofSecurity({
    ...{ kind: 'security-alarm', name, label: securityEvents['sign-in.failed'].label, count: 240 },
  }),
  'change-asked': ofChange('asked'),
  'change-alone': ofChange('alone'),
  'change-decided': ofChange('decided', 'approved and done'),
  'staff-invitation': ofAccount({ kind: 'staff-invitation', name, roles: ['Accounts', 'Viewer'], link }),
};

/** A letter as it would go out, with sample data. */
export function sampleLetter(key: LetterKey, writing: Writing): LetterPage {
  return samples[key](writing);
}
