import { type Paise, paise, rupeesText } from '#core/money/paise.ts';
import * as m from '#messages/admin/stay-figures.ts';

/** The nights of a month, of one kind of room or of the whole house (kind null). */
export type StayMonth = {
  /** 'YYYY-MM'. */
  month: string;
  kind: string | null;
  /**
   * Room-nights that could be sold: rooms times days, less blocked ones, and what was sold of
   * closed rooms.
   */
  available: number;
  sold: number;
  /** Of the rooms, without tax, meals not among it. */
  revenue: Paise;
};

/** The twelve months of a financial year, '2026-27', oldest first. */
export function monthsOfTaxYear(taxYear: string): string[] {
  const year = Number(taxYear.slice(0, 4));
  return Array.from({ length: 12 }, (_, at) =>
    at < 9 ? `${year}-${String(at + 4).padStart(2, '0')}` : `${year + 1}-${String(at - 8).padStart(2, '0')}`,
  );
}

/** How full it was, in percent with one decimal; null where nothing could be sold. */
export function occupancy({ sold, available }: Pick<StayMonth, 'sold' | 'available'>): number | null {
  return available <= 0 ? null : Math.round((1_000 * sold) / available) / 10;
}

/** Revenue shared by nights, to the paisa; null where there are none. */
export function perNight(revenue: Paise, nights: number): Paise | null {
  return nights <= 0 ? null : paise(Math.round(revenue / nights));
}

/** All kinds of a month together. */
export function wholeHouse(months: readonly StayMonth[]): StayMonth[] {
  const sums = new Map<string, StayMonth>();
  for (const { month, available, sold, revenue } of months) {
    const before = sums.get(month);
    sums.set(month, {
      ...{ month, kind: null, available: (before?.available ?? 0) + available },
      sold: (before?.sold ?? 0) + sold,
      revenue: paise((before?.revenue ?? 0) + revenue),
    });
  }
  return [...sums.values()];
}

/** As a file for the office: a row a month and kind. */
export function stayFigureRows(months: readonly StayMonth[]): string[][] {
  const sum = (amount: Paise | null) => (amount === null ? '' : rupeesText(amount));
  return [
    Object.values(m.columns),
    ...months.map((one) => [
      ...[one.month, one.kind ?? m.wholeHouse, String(one.available), String(one.sold)],
      String(occupancy(one) ?? ''),
      ...[sum(one.revenue), sum(perNight(one.revenue, one.sold)), sum(perNight(one.revenue, one.available))],
    ]),
  ];
}
