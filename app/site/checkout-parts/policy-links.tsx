import { href } from '#ui/href.ts';

/** What a sentence of consent names, each in a tab of its own: the form stays as it is. */
export function PolicyLinks({ refunds }: { refunds: string }) {
  return (
    <>
      <a href={href('/cancellation-refund-policy')} target="_blank" rel="noreferrer">
        {refunds}
      </a>{' '}
      and the{' '}
      <a href={href('/privacy-policy')} target="_blank" rel="noreferrer">
        privacy policy
      </a>
      .
    </>
  );
}
