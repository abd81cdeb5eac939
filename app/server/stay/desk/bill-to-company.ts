import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { readCompany, type TypedCompany } from '#core/stay/read-company.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockStay } from '../record/lock-stay.ts';
import { moveStay } from '../record/move-stay.ts';

/**
 * In whose name the bill of a stay is written, until it is: a company's, or with an empty form the
 * guest's again. What is typed as the address takes the place of the guest's.
 */
export const billToCompany = staffWrite({
  permission: 'stays.write',
  run: async (
    { services, trx, audit },
    { stayId, ...typed }: TypedCompany & { stayId: string },
  ): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (stay?.row.stage !== 'booked' && stay?.row.stage !== 'in-house') return invalidField('', 'stay-moved');
    const form = new FormReader();
    const company = readCompany(form, typed);
    const address = form.text('address', typed.address, { min: 0, max: 300, lines: 'many' }) || null;
    if (!form.clean) return invalid(form.problems);
    const set = { company: company?.name ?? null, company_gstin: company?.gstin ?? null, address };
    await moveStay(trx, { id: stayId, at: services.clock(), kind: 'billed-to', set });
    await audit({ action: 'stay.billed-to', subject: stayId, details: { company: company !== null } });
    return accept(null);
  },
});
