import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import type { Problem } from '#core/result.ts';
import { type CsvRow, isFormula } from '#core/tables/read-csv.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import type { PassHolder } from './book-passes.ts';

export const guestColumns = ['name', 'phone', 'email', 'kind', 'passes', 'time', 'gate'] as const;
type GuestColumn = (typeof guestColumns)[number];

/** A larger party is several lines. */
const mostPasses = 50;
/** One transaction books all of a file. */
export const mostGuests = 500;
/** Bytes, of so many lines. */
export const largestGuestFile = 100_000;

export type Guest = {
  line: number;
  holder: PassHolder;
  productId: string;
  slotId: string | null;
  quantity: number;
};

/** A line of the file with what is wrong in it. */
export type GuestRow = { line: number; cells: Record<GuestColumn, string>; problems: Problem[] };

type Planned = {
  products: readonly { id: string; title: string }[];
  slots: readonly { id: string; startsAt: Date; gate: string | null }[];
};

/**
 * Reads a guest list: a line a guest, its columns by the names in the first line, in any order. A
 * kind is named by its title; a time as 18:00, with the day before it ('2026-09-04 18:00') where
 * several days have that time, and with the gate where several gates have it. Problems are by the
 * column; those of the whole file have none.
 */
export function readGuestList(
  rows: readonly CsvRow[],
  planned: Planned,
): { guests: Guest[]; rows: GuestRow[]; problems: Problem[] } {
  const [head, ...lines] = rows;
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const refused = (code: string, values?: Problem['values']) => ({
    ...{ guests: [], rows: [] },
    problems: [{ field: '', code, ...(values && { values }) }],
  });
  if (!(['name', 'phone', 'kind'] as const).every((name) => names.includes(name)))
    return refused('guests-columns');
  if (lines.length === 0) return refused('csv-empty');
  if (lines.length > mostGuests) return refused('guests-too-many', { most: mostGuests });
  const read = lines.map(({ line, cells }) => {
    const cellOf = (name: GuestColumn) => cells[names.indexOf(name)]?.trim() ?? '';
    const own = Object.fromEntries(guestColumns.map((name) => [name, cellOf(name)])) as GuestRow['cells'];
    return { line, cells: own, ...readGuest(line, own, planned) };
  });
  const clean = read.every(({ problems }) => problems.length === 0);
  return {
    guests: clean ? read.map(({ guest }) => guest) : [],
    rows: read.map(({ guest: _, ...row }) => row),
    problems: [],
  };
}

function readGuest(line: number, cells: GuestRow['cells'], { products, slots }: Planned) {
  const form = new FormReader();
  const formula = guestColumns.find((name) => name !== 'phone' && isFormula(cells[name]));
  if (formula) form.refuse(formula, 'text-forbidden');
  const product = products.find(({ title }) => title.toLowerCase() === cells.kind.toLowerCase());
  if (!product) form.refuse('kind', 'guest-kind');
  const fitting = slots.filter((slot) => isAt(slot, cells));
  if (slots.length === 0 && cells.time !== '') form.refuse('time', 'guest-no-times');
  if (slots.length > 0 && fitting.length !== 1)
    form.refuse('time', fitting.length === 0 ? 'guest-time' : 'guest-time-several');
  const guest: Guest = {
    line,
    holder: {
      name: form.read('name', readName(cells.name)) ?? '',
      phone: form.read('phone', readPhone(cells.phone)) ?? '',
      email: cells.email === '' ? null : form.read('email', readEmail(cells.email)),
    },
    ...{ productId: product?.id ?? '', slotId: fitting[0]?.id ?? null },
    quantity: form.whole('passes', cells.passes || '1', { min: 1, max: mostPasses }),
  };
  return { guest, problems: form.problems };
}

function isAt({ startsAt, gate }: Planned['slots'][number], cells: GuestRow['cells']): boolean {
  const [clock, day] = [templeClock(startsAt), templeDay(startsAt)];
  const named = [clock, `${day} ${clock}`].includes(cells.time.replaceAll(/\s+/g, ' '));
  return named && (cells.gate === '' || gate?.toLowerCase() === cells.gate.toLowerCase());
}
