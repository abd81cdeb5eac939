import { adminMessageFor } from '#admin/words/admin-messages.ts';
import type { Problem } from '#core/result.ts';
import { Notice } from '#ui/notice.tsx';
import { DoneNotice } from './done-notice.tsx';

type AnswerNoticeProps = {
  /** The answer to what was just posted, where it was refused. */
  refused: { problems: Problem[] } | undefined;
  /** What was done, by its word in the URL. */
  done: string | null;
  words: Readonly<Record<string, string>>;
};

/** Above the forms of a screen: why all of one was refused, or that it was done. */
export function AnswerNotice({ refused, done, words }: AnswerNoticeProps) {
  const whole = refused?.problems.find(({ field }) => field === '');
  if (!refused) return <DoneNotice done={done} words={words} />;
  return whole ? <Notice tone="bad">{adminMessageFor(whole.code, whole.values)}</Notice> : null;
}
