import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

/**
 * A sentence of consent; its <refunds> and <privacy> open in tabs of their own: the form stays as
 * it is.
 */
export function PolicyLinks({ text }: { text: string }) {
  return (
    <Sentence
      text={text}
      parts={{
        refunds: (words) => (
          <a href={plainHref('/cancellation-refund-policy')} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
        privacy: (words) => (
          <a href={plainHref('/privacy-policy')} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      }}
    />
  );
}
