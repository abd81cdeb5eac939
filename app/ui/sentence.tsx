import { Fragment, type ReactNode } from 'react';

type SentenceProps = {
  /** A message of a catalogue: 'Read the <terms>terms</terms> first.' */
  text: string;
  /** What each of its tags is: a link, a strong word. */
  parts: Record<string, (words: string) => ReactNode>;
};

/** A sentence with elements in it, in the order that its language puts them. */
export function Sentence({ text, parts }: SentenceProps) {
  // The pieces come in threes: plain text, the name of a tag, the words inside it.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    if (at % 3 === 1) return null;
    const name = pieces[at - 1] as string;
    return <Fragment key={name}>{parts[name]?.(piece)}</Fragment>;
  });
}
