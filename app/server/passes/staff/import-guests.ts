import { createHash } from 'node:crypto';
import { zeroPaise } from '#core/money/paise.ts';
import type { PassRules, PlacedPasses } from '#core/passes/book-passes.ts';
import { type Guest, type GuestRow, largestGuestFile, readGuestList } from '#core/passes/guest-list.ts';
import { type Problem, type Refusal, refuse } from '#core/result.ts';
import { readCsv } from '#core/tables/read-csv.ts';
import { listOfferedLanguages } from '#server/settings/settings-queries.ts';
import { inStaffTransaction, type StaffWrite, staffVerb } from '#server/write/staff-write.ts';
import { noPlace } from '../record/no-place.ts';
import { holdPlaces, type Place } from '../record/places.ts';
import { bookByStaff } from './book-by-staff.ts';
import { staffRules } from './sell-passes.ts';

export type GuestImport = {
  /** The lines of the file, each with what is wrong in it. */
  rows: GuestRow[];
  /** Of the whole file. */
  problems: Problem[];
  /** Lines that were booked, or would be; and those that were booked from a list before. */
  booked: number;
  known: number;
  stored: boolean;
};

type Sent = { bytes: Uint8Array; store: boolean; language: string; writes: boolean };

/**
 * Books the guests of a CSV file: invited, so their passes cost nothing. All of the file in one
 * transaction, or nothing where one line is wrong or finds no place. A line that was booked before
 * is not booked again. Without `store` it is only tried.
 */
export const importGuests = staffVerb({
  permission: 'passes.write',
  run: async (
    { services, staff },
    eventId: string,
    sent: Sent,
  ): Promise<GuestImport | Refusal<'event-gone'>> => {
    const refused = (code: string): GuestImport => ({
      ...{ rows: [], problems: [{ field: '', code }], booked: 0, known: 0, stored: false },
    });
    const rules = await staffRules(services, eventId);
    if (!rules) return refuse('event-gone');
    if (rules.closed) return refused('passes-closed');
    if (sent.bytes.length > largestGuestFile) return refused('csv-large');
    const table = readCsv(sent.bytes);
    if (!table.ok) return refused(table.code);
    const { guests, rows, problems } = readGuestList(table.value, rules);
    const answer: GuestImport = { rows, problems, booked: 0, known: 0, stored: false };
    if (guests.length === 0) return answer;
    const offered = await listOfferedLanguages(services);
    const language = offered.find((one) => one === sent.language) ?? 'en';
    const known = await readKnown(services.db, eventId, guests);
    await inStaffTransaction(services, staff, async (work) => {
      for (const { guest, intent } of keysOf(eventId, guests)) {
        if (known.has(intent.key)) {
          answer.known += 1;
          continue;
        }
        const placed = placeGuest(guest, rules);
        const booked = sent.store
          ? await bookByStaff(work, { eventId, intent, placed, language, writes: sent.writes })
          : await tryPlaces(work, placesOf(placed));
        if (booked.ok) answer.booked += 1;
        else if (booked.of === 'known') answer.known += 1;
        else {
          rows.find(({ line }) => line === guest.line)?.problems.push(...noPlace(booked).problems);
          return { ok: false };
        }
      }
      answer.stored = sent.store;
      if (!sent.store) return { ok: false };
      await work.audit({
        action: 'passes.guests-booked',
        subject: eventId,
        details: { lines: answer.booked },
      });
      work.wake('send-letters');
      return { ok: true };
    });
    return answer;
  },
});

/** A guest's key: the line as it was read; the same line twice in a file is two guests. */
function keysOf(eventId: string, guests: readonly Guest[]) {
  const seen = new Map<string, number>();
  return guests.map((guest) => {
    const { line: _, ...said } = guest;
    const text = JSON.stringify([eventId, said]);
    const turn = (seen.get(text) ?? 0) + 1;
    seen.set(text, turn);
    const hash = createHash('sha256').update(`${text} ${turn}`).digest('base64url');
    return { guest, intent: { key: `guest_${hash}`, hash } };
  });
}

async function readKnown(
  db: StaffWrite['trx'] | Parameters<typeof staffRules>[0]['db'],
  eventId: string,
  guests: readonly Guest[],
) {
  const keys = keysOf(eventId, guests).map(({ intent }) => intent.key);
  const rows = await db
    .selectFrom('pass_bookings')
    .select('intent_key')
    .where('intent_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ intent_key }) => intent_key));
}

function placeGuest({ holder, productId, slotId, quantity }: Guest, rules: PassRules): PlacedPasses {
  const product = rules.products.find(({ id }) => id === productId);
  if (!product) throw new Error(`no product ${productId}`);
  const slot = rules.slots.find(({ id }) => id === slotId) ?? null;
  const lines = [{ product, quantity, price: zeroPaise, free: 0 }];
  return { lines, slot, holder, answers: {}, total: zeroPaise, asks: false };
}

function placesOf({ lines, slot }: PlacedPasses): Place[] {
  return lines.flatMap(({ product, quantity }) =>
    Array.from({ length: quantity }, () => ({
      ...{ product_id: product.id, slot_id: slot?.id ?? null, people: product.people },
    })),
  );
}

/** Whether there are places for one more line, those before it counted; rolled back in the end. */
function tryPlaces({ trx, services }: StaffWrite, places: readonly Place[]) {
  return holdPlaces(trx, { holder: services.ids('try'), now: services.clock() }, places);
}
