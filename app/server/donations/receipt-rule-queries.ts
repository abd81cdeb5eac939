import { type SeriesYear, seriesYears } from '#core/donations/receipt-prefix.ts';
import {
  builtInTaxTexts,
  type TaxText,
  type TaxTextKind,
  taxTextKinds,
  taxTextOn,
} from '#core/receipts/tax-wording.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

export type AdminSeries = { entityId: string; name: string; now: SeriesYear; next: SeriesYear };

/** The series of every legal entity, this financial year and the next. */
export async function listReceiptSeries({ db, clock }: Services): Promise<AdminSeries[]> {
  const [entities, dated, counted] = await Promise.all([
    db.selectFrom('legal_entities').select(['id', 'name', 'receipt_prefix']).orderBy('name').execute(),
    db.selectFrom('receipt_prefixes').select(['legal_entity_id', 'holds_from as from', 'prefix']).execute(),
    db.selectFrom('receipt_series').selectAll().execute(),
  ]);
  return entities.map(({ id, name, receipt_prefix }) => {
    const own = dated.filter((one) => one.legal_entity_id === id);
    const numbers = counted
      .filter((one) => one.legal_entity_id === id)
      .map((one) => ({ year: one.tax_year, last: one.last_number }));
    return { entityId: id, name, ...seriesYears(receipt_prefix, own, numbers, templeDay(clock())) };
  });
}

export type AdminTaxText = TaxText & {
  /** It applies to donations of today. */
  holds: boolean;
  /** Receipts carry it; it cannot be withdrawn. */
  printed: boolean;
};

/** Every text that is not withdrawn, of each kind the latest first. */
export async function listTaxTexts({ db, clock }: Services): Promise<Record<TaxTextKind, AdminTaxText[]>> {
  const rows = await db
    .selectFrom('tax_texts')
    .select(['id', 'kind', 'holds_from as from', 'english', 'hindi', 'confirmed'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('receipts').select('id').whereRef('tax_text_id', '=', 'tax_texts.id')).as('printed'),
    )
    .where('withdrawn_at', 'is', null)
    .execute();
  const today = templeDay(clock());
  const ofKind = (kind: TaxTextKind): AdminTaxText[] => {
    const holding = taxTextOn(rows, kind, today);
    return [...builtInTaxTexts.map((text) => ({ ...text, printed: true })), ...rows]
      .filter((text) => text.kind === kind)
      .map((text) => ({
        ...text,
        printed: Boolean(text.printed),
        holds: text.id === holding.id && text.from === holding.from,
      }))
      .sort((one, other) => (one.from < other.from ? 1 : -1));
  };
  const [deduction, plain] = taxTextKinds.map(ofKind) as [AdminTaxText[], AdminTaxText[]];
  return { deduction, plain };
}

/** One text for a print preview: its id, or '<kind>@<from>' of a built-in one. */
export async function findTaxText({ db }: Services, key: string): Promise<TaxText | null> {
  const builtIn = builtInTaxTexts.find(({ kind, from }) => `${kind}@${from}` === key);
  if (builtIn) return builtIn;
  const row = await db
    .selectFrom('tax_texts')
    .select(['id', 'kind', 'holds_from as from', 'english', 'hindi', 'confirmed'])
    .where('id', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
