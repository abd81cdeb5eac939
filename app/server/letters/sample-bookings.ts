import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type {
  SeatLetterSays,
  SevaLetterSays,
  ShiftLetterSays,
  StayLetterSays,
  StayWaitSays,
} from '../mail/letter.ts';
import type { SevaBooking } from '../sevas/seva-queries.ts';
import { calledOffLetter } from './called-off-letter.ts';
import { classSeatLetter } from './class-seat-letter.ts';
import { at, link, type Sample } from './sample.ts';
import { type LetterSeat, seatLetter, seatReturnedLetter } from './seat-letters.ts';
import { sevaLetter } from './seva-letters.ts';
import { shiftLetter } from './shift-letter.ts';
import { type LetterStay, stayLetter, stayReturnedLetter, stayWaitLetter } from './stay-letters.ts';

const stay = ({ name, suite }: LetterSamples): LetterStay => ({
  ...{ id: 'sample', number: 2042, kindTitle: suite, rooms: 1, guest: { name } },
  ...{ arrival: '2026-12-04', departure: '2026-12-06', checkIn: '12:00', checkOut: '10:00' },
  ...{ toPay: paise(300_000), price: { total: paise(500_000), tax: paise(23_810) } },
});

const ofStay =
  (says: StayLetterSays, paid: Paise | null = null): Sample =>
  (writing, words) =>
    stayLetter(says, stay(words), writing, paid);

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

const ofStayReturned =
  (stray: boolean): Sample =>
  (writing, words) =>
    stayReturnedLetter(stay(words), { amount: paise(250_000), stray }, writing);

const seat = ({ name, klass }: LetterSamples): LetterSeat => ({
  ...{ id: 'sample', number: 5042, unit: { kind: 'class', id: 'sample' }, title: klass, buyer: { name } },
  ...{ day: '2026-12-06', seats: 1, price: paise(250_000), paid: paise(250_000), total: paise(250_000) },
  ...{ toPay: paise(0), payUntil: new Date(at), calledOffWords: '' },
});

const ofSeat =
  (says: SeatLetterSays): Sample =>
  (writing, words) =>
    seatLetter(says, seat(words), writing);

const ofSeatReturned =
  (stray: boolean): Sample =>
  (writing, words) =>
    seatReturnedLetter(seat(words), { amount: paise(250_000), stray }, writing);

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

const ofSeva =
  (says: SevaLetterSays): Sample =>
  (writing, words) =>
    sevaLetter(says, sevaBooking(words), writing);

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

/** Of nights, seats, sevas and shifts. */
export const sampleBookings = {
  'stay-booked': ofStay('booked'),
  'stay-changed': ofStay('changed'),
  'stay-cancelled': ofStay('cancelled'),
  'stay-short': ofStay('short'),
  'stay-billed': ofStay('billed'),
  'stay-no-show': ofStay('no-show'),
  'stay-rest-paid': ofStay('rest-paid', paise(200_000)),
  'stay-rest-back': ofStay('rest-back', paise(200_000)),
  'stay-wait-joined': ofStayWait('joined'),
  'stay-wait-offered': ofStayWait('offered'),
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
  'seat-called-off': ofSeat('called-off'),
  'seat-short': ofSeat('short'),
  'seat-returned': ofSeatReturned(false),
  'seat-returned-stray': ofSeatReturned(true),
  'stay-returned': ofStayReturned(false),
  'stay-returned-stray': ofStayReturned(true),
  'seva-booked': ofSeva('booked'),
  'seva-booked-office': ofSeva('booked-office'),
  'seva-reminder': ofSeva('reminder'),
  'seva-cancelled': ofSeva('cancelled'),
  'called-off': (writing, { name, klass }) =>
    calledOffLetter(
      {
        ...{ table: 'classes', id: 'sample', title: klass, day: '2026-12-06', name },
        ...{ reference: 'REQ-7K2M', why: '' },
      },
      writing,
    ),
  'class-seat': (writing, { name, klass, room }) =>
    classSeatLetter(
      {
        ...{ classId: 'sample', title: klass, name, reference: 'REQ-7K2M' },
        ...{ startsOn: '2026-12-06', from: '14:30', to: '15:30', venue: room },
      },
      writing,
    ),
} satisfies Partial<Record<LetterKey, Sample>>;
