import { type Paise, parseRupees, timesPaise } from '#core/money/paise.ts';
import { type CauseView, choicesOf } from './cause-view.ts';

type Fields = { get: (name: string) => unknown };

/**
 * What a donation form comes to as far as it can be read, null where it can't: the server says why.
 * Without fields it is the form's first choice, once.
 */
export function shownTotal(
  cause: Pick<CauseView, 'types' | 'presets' | 'allowsOwnAmount'>,
  fields: Fields | null,
): Paise | null {
  const text = (name: string) => String(fields?.get(name) ?? '');
  const { types, presets } = choicesOf(cause);
  const choice = fields ? text('choice') : ((types[0] ?? presets[0])?.value ?? 'own');
  const type = cause.types.find(({ id }) => choice === `type:${id}`);
  const amount = parseRupees(choice === 'own' ? text('ownAmount') : choice.replace('amount:', ''));
  const unit = type?.amount ?? (amount.ok ? amount.value : null);
  const count = Number(text('quantity') || '1');
  return unit !== null && Number.isInteger(count) && count > 0 && count <= 999
    ? timesPaise(unit, count)
    : null;
}
