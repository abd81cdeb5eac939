import { sampleReceipt } from '#core/receipts/sample-receipt.ts';
import { fillTaxText } from '#core/receipts/tax-wording.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listLegalEntities } from '#server/donations/legal-entity-queries.ts';
import { findTaxText } from '#server/donations/receipt-rule-queries.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';

/** A sample receipt with this text, stamped void: how it looks in print. */
export const loader = forStaff('settings.write', async ({ url, services, staff }) => {
  const text = await findTaxText(services, url.searchParams.get('text') ?? '');
  if (!text) throw new Response(null, { status: 404 });
  const today = templeDay(services.clock());
  const sample = sampleReceipt();
  const entities = await listLegalEntities(services);
  const entity = entities.find(({ deductionRegistration }) => deductionRegistration) ?? sample.entity;
  const facts = sampleReceipt({
    entity,
    number: 'SAMPLE',
    givenOn: text.from > today ? text.from : today,
    path: text.kind === 'deduction' ? 'tax' : 'named',
    tax: fillTaxText(text, { entity }),
    voided: { on: today, reason: 'a sample, no receipt' },
  });
  const pdf = await services.receipts.print(facts, staff.personId);
  return pdfFile(pdf, 'sample.pdf');
});
