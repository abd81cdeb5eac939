import type { Cause } from '#core/donations/cause.ts';
import { type CauseStatus, causeStatus } from '#core/donations/cause-status.ts';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import { pictureSource } from '#ui/photo-files.ts';

/** What a card or a form needs of a cause; the long description stays on the server. */
export type CauseView = Omit<
  Cause,
  'description' | 'legalEntityId' | 'donationType' | 'csrEligible' | 'allowsForeign'
> & { status: CauseStatus };

export function causeView(cause: Cause, today: string): CauseView {
  const { description, legalEntityId, donationType, csrEligible, allowsForeign, ...shown } = cause;
  return { ...shown, image: pictureSource(cause.image), status: causeStatus(cause, today) };
}

export type AmountChoice = { value: string; title: string | null; amount: string };

/** The form's choices, as values of its `choice` field (donation-form-fields). */
export function choicesOf(cause: Pick<CauseView, 'types' | 'presets' | 'allowsOwnAmount'>): {
  types: AmountChoice[];
  presets: AmountChoice[];
} {
  return {
    types: cause.types.map(({ id, title, amount }) => ({
      value: `type:${id}`,
      title,
      amount: formatRupees(amount, 'short'),
    })),
    presets: cause.allowsOwnAmount
      ? cause.presets.map((amount) => ({
          value: `amount:${rupeesText(amount)}`,
          title: null,
          amount: formatRupees(amount, 'short'),
        }))
      : [],
  };
}
