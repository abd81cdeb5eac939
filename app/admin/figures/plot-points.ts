import { ledgerHref } from '#admin/lists/ledger-links.ts';
import { paise } from '#core/money/paise.ts';
import { daysOf, type Span, yearBefore } from '#core/stats/periods.ts';
import { locale } from '#messages/language.ts';
import type { Figure } from '#server/stats/given.ts';
import type { PlotPoint } from './time-plot.tsx';

type Days = ReadonlyMap<string, Figure>;

const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

/** The days of a span as points of a plot, or its months where there would be too many days. */
export function plotPoints(span: Span, days: Days, lastYear: Days): PlotPoint[] {
  const all = daysOf(span);
  const byMonth = all.length > 62;
  const points = new Map<string, PlotPoint>();
  for (const day of all) {
    const key = byMonth ? day.slice(0, 7) : day;
    const point = points.get(key) ?? firstPoint(key, day, byMonth);
    const figure = days.get(day);
    const before = lastYear.get(yearBefore(day));
    points.set(key, {
      ...point,
      total: paise(point.total + (figure?.total ?? 0)),
      count: point.count + (figure?.count ?? 0),
      before: paise(point.before + (before?.total ?? 0)),
      href: ledgerHref({ status: 'given', from: byMonth ? `${key}-01` : day, to: day }),
    });
  }
  return [...points.values()];
}

function firstPoint(key: string, day: string, byMonth: boolean): PlotPoint {
  const moment = new Date(`${day}T00:00:00Z`);
  const label = byMonth ? monthName.format(moment) : dayName.format(moment);
  const name = byMonth ? `${label} ${key.slice(0, 4)}` : label;
  return { key, label, name, total: paise(0), count: 0, before: paise(0), href: '' };
}
