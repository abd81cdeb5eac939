import type { PricedLine } from './price-line.ts';

/** So many of an offering that only `perDay` can give for one day. */
export type DayOffering = {
  causeId: string;
  typeId: string;
  title: string;
  quantity: number;
  perDay: number;
};

/** What of these lines is counted by the day; two lines of one offering are one. */
export function dayOfferings(lines: readonly PricedLine[]): DayOffering[] {
  const found = new Map<string, DayOffering>();
  for (const { cause, typeId, title, quantity } of lines) {
    const perDay = cause.types.find(({ id }) => id === typeId)?.perDay;
    if (typeId === null || perDay === undefined) continue;
    const key = `${cause.id} ${typeId}`;
    const before = found.get(key)?.quantity ?? 0;
    found.set(key, { causeId: cause.id, typeId, title, perDay, quantity: before + quantity });
  }
  return [...found.values()];
}
