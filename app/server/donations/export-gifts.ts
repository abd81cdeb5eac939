import { sql } from 'kysely';
import type { LedgerRow } from '#core/donations/donation-view.ts';
import { giftCell } from '#core/donations/gift-cells.ts';
import { type GiftColumn, giftColumns } from '#core/donations/gift-columns.ts';
import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';
import { filtered, type LedgerFilters, selectLedger, toLedgerRow } from './ledger-queries.ts';

const batch = 1_000;

/**
 * The gifts that match, as a CSV file made batch by batch while it is sent: the memory does not grow with the ledger, and
 * no transaction stays open behind a slow line. Who took which file is kept. The caller asks for 'donations.export'.
 */
export async function exportGifts(
  services: Services,
  staff: Staff,
  filters: LedgerFilters,
  columns: readonly GiftColumn[],
): Promise<ReadableStream<Uint8Array>> {
  // A search may be a name: the log says only that one was made.
  const { page: _, search, ...asked } = filters;
  const details = { filters: { ...asked, searched: search !== null }, columns };
  await services.db.transaction().execute(async (trx) => {
    await writeAudit(trx, services, staff, { action: 'donations.exported', subject: 'donations', details });
  });
  const bytes = new TextEncoder();
  const batches = readBatches(services, filters);
  return new ReadableStream({
    start: (file) =>
      file.enqueue(bytes.encode(csvStart + csvLine(columns.map((column) => giftColumns[column])))),
    pull: async (file) => {
      const { value, done } = await batches.next();
      if (done) file.close();
      else
        file.enqueue(
          bytes.encode(value.map((row) => csvLine(columns.map((c) => giftCell(row, c)))).join('')),
        );
    },
    cancel: async () => {
      await batches.return(undefined);
    },
  });
}

/** Newest first; each batch begins after the last row of the one before. A gift begun meanwhile is not in the file. */
async function* readBatches(
  services: Services,
  filters: LedgerFilters,
): AsyncGenerator<LedgerRow[], undefined> {
  let place = { at: 'infinity', id: '' };
  for (;;) {
    const { at, id } = place;
    const rows = await selectLedger(filtered(services, filters))
      .select(sql<string>`donations.created_at::text`.as('at'))
      .where(sql<boolean>`(donations.created_at, donations.id) < (${at}::timestamptz, ${id})`)
      .orderBy('created_at', 'desc')
      .orderBy('donations.id', 'desc')
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows.map(toLedgerRow);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    place = last;
  }
}
