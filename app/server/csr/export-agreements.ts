import { scheduleItems } from '#core/content/csr-project.ts';
import { paise, rupeesText } from '#core/money/paise.ts';
import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { taxYearSpan } from '#core/time/tax-year.ts';
import * as m from '#messages/admin/csr.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { listAgreements } from './agreement-queries.ts';

/**
 * The agreements of a financial year, or of all, as CSV: the report of a year. The audit log
 * records who took it. The caller checks 'donations.export'.
 */
export async function exportAgreements(
  services: Services,
  staff: Staff,
  asked: string | null,
): Promise<{ file: string; name: string }> {
  const year = asked !== null && taxYearSpan(asked) ? asked : null;
  const [rows, projects] = await Promise.all([
    listAgreements(services, year),
    services.db.selectFrom('csr_projects').select(['id', 'schedule_item']).execute(),
  ]);
  await writeAudit(services.db, services, staff, {
    action: 'csr-agreements.exported',
    subject: year ?? 'all',
    details: { agreements: rows.length },
  });
  const items = new Map(projects.map(({ id, schedule_item }) => [id, scheduleItems[schedule_item].item]));
  const lines = rows.map((row) => [
    ...[row.company, row.project, items.get(row.projectId) ?? '', row.financialYear, row.agreedOn],
    ...[row.agreed, row.received, row.spent, paise(row.received - row.spent)].map(rupeesText),
    ...[m.states[row.state], row.certificate ?? ''],
  ]);
  const file = csvStart + [Object.values(m.columns), ...lines].map(csvLine).join('');
  return { file, name: `csr-${year ?? 'all'}.csv` };
}
