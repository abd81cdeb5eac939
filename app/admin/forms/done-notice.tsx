import { Notice } from '#ui/notice.tsx';

type DoneNoticeProps = { done: string | null; words: Readonly<Record<string, string>> };

/** The success message, by its word in the URL; an unknown word renders nothing. */
export function DoneNotice({ done, words }: DoneNoticeProps) {
  return done !== null && Object.hasOwn(words, done) ? <Notice tone="good">{words[done]}</Notice> : null;
}
