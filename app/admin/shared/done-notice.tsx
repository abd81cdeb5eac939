import { Notice } from '#ui/notice.tsx';

type DoneNoticeProps = { done: string | null; words: Readonly<Record<string, string>> };

/** What was done, by the word that the address brings back from a form; any other word says nothing. */
export function DoneNotice({ done, words }: DoneNoticeProps) {
  return done !== null && Object.hasOwn(words, done) ? <Notice tone="good">{words[done]}</Notice> : null;
}
