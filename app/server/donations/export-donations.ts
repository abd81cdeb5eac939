import { sql } from 'kysely';
import type { LedgerRow } from '#core/donations/donation-view.ts';
import { donationCell } from '#core/donations/ledger-cells.ts';
import { type DonationColumn, donationColumns } from '#core/donations/ledger-columns.ts';
import type { Staff } from '#core/people/viewer.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { csvFile } from '../tables/csv-file.ts';
import { filtered, type LedgerFilters, selectLedger, toLedgerRow } from './ledger-queries.ts';

const batch = 1_000;

/**
 * The matching donations as a CSV file, made batch by batch while it is sent: memory does not grow
 * with the ledger, and no transaction stays open for a slow connection. The audit log records who
 * took which file. The caller checks 'donations.export'.
 */
export async function exportDonations(
  services: Services,
  staff: Staff,
  filters: LedgerFilters,
  columns: readonly DonationColumn[],
): Promise<ReadableStream<Uint8Array>> {
  // A search may be a name: the log records only that there was one.
  const { page: _, search, ...logged } = filters;
  const details = { filters: { ...logged, searched: search !== null }, columns };
  await writeAudit(services.db, services, staff, {
    action: 'donations.exported',
    subject: 'donations',
    details,
  });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'gifts' });
  return csvFile(
    columns.map((column) => donationColumns[column]),
    linesOf(services, filters, columns),
  );
}

async function* linesOf(
  services: Services,
  filters: LedgerFilters,
  columns: readonly DonationColumn[],
): AsyncGenerator<string[][], undefined> {
  for await (const rows of readBatches(services, filters)) {
    yield rows.map((row) => columns.map((column) => donationCell(row, column)));
  }
}

/**
 * Newest first; each batch begins after the last row of the one before. A donation started
 * meanwhile is not in the file.
 */
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
