import { htmlToProse } from '#core/content/plain-prose.ts';
import type { causeFields, TypedDonationType } from '#core/donations/cause-form.ts';
import { paise, rupeesText } from '#core/money/paise.ts';
import type { EditedCause } from '#server/donations/admin-cause-queries.ts';

export type CurrentCause = {
  typed: Record<(typeof causeFields)[number], string>;
  types: TypedDonationType[];
};

/** A cause as the form's fields hold it. */
export function typedCause(cause: EditedCause): CurrentCause {
  const tick = (value: boolean) => (value ? 'on' : '');
  return {
    typed: {
      id: cause.id,
      title: cause.title,
      category: cause.category,
      summary: cause.summary,
      description: htmlToProse(cause.description),
      image: cause.image,
      presets: cause.presets_paise.map((amount) => inRupees(Number(amount))).join(' '),
      target: cause.target_paise === null ? '' : inRupees(cause.target_paise),
      startsOn: cause.starts_on ?? '',
      endsOn: cause.ends_on ?? '',
      legalEntityId: cause.legal_entity_id,
      donationType: cause.donation_type,
      position: String(cause.position),
      version: String(cause.version),
      allowsOwnAmount: tick(cause.allows_own_amount),
      taxEligible: tick(cause.tax_eligible),
      csrEligible: tick(cause.csr_eligible),
      allowsForeign: tick(cause.allows_foreign),
      published: tick(cause.published),
    },
    types: cause.types.map(({ id, title, amount, perDay, offered }) => ({
      id,
      title,
      amount: inRupees(amount),
      perDay: perDay === null ? '' : String(perDay),
      offered: offered ? 'yes' : 'no',
    })),
  };
}

export const newCause: CurrentCause = {
  typed: {
    ...{ id: '', title: '', category: '', summary: '', description: '', image: '', presets: '', target: '' },
    ...{ startsOn: '', endsOn: '', legalEntityId: '', donationType: 'other', position: '100', version: '0' },
    ...{ allowsOwnAmount: 'on', taxEligible: '', csrEligible: '', allowsForeign: '', published: 'on' },
  },
  types: [],
};

/** '501', or '50.50' where there are paise. */
function inRupees(amount: number): string {
  return rupeesText(paise(amount)).replace(/\.00$/, '');
}
