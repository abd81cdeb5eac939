import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import * as m from '#messages/donations.ts';

/** bounced: the bank did not honour the cheque. mistake: the entry was wrong. */
export const takeBackKinds = ['bounced', 'mistake'] as const;
export type TakeBackKind = (typeof takeBackKinds)[number];

/** unmatched: a claimed transfer that was matched to the wrong donation, or before it had come. */
export type TakenBackKind = TakeBackKind | 'unmatched';

type Words = {
  /** Its name in lists. */
  label: string;
  /** Why the receipt is void, as printed: no typed text. */
  paper: string;
};

export const takeBackWords: Record<TakenBackKind, Words> = {
  bounced: { label: m.chequeNotHonoured, paper: 'the cheque was not honoured' },
  mistake: { label: m.takenBack, paper: 'entered by mistake' },
  unmatched: { label: m.matchTakenBack, paper: 'a transfer was matched by mistake' },
};

/** The staff's reason; internal. */
const takeBackReason = { min: 10, max: 500, lines: 'many' } as const;

/** Reads why a manual donation is taken back. Only a cheque can bounce. */
export function readTakeBack(
  typed: { kind: string; reason: string },
  mode: string,
): FormOutcome<{ kind: TakeBackKind; reason: string }> {
  const form = new FormReader();
  const kind = form.read('kind', readChoice(typed.kind, takeBackKinds)) ?? 'mistake';
  if (kind === 'bounced' && mode !== 'cheque') form.refuse('kind', 'only-cheques-bounce');
  const reason = form.text('reason', typed.reason, takeBackReason);
  return form.answer({ kind, reason });
}

/** Reads why the match of a transfer is undone. */
export function readMatchTakeBack(typed: { reason: string }): FormOutcome<{ reason: string }> {
  const form = new FormReader();
  const reason = form.text('reason', typed.reason, takeBackReason);
  return form.answer({ reason });
}
