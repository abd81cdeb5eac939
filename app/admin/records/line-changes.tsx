import { Fragment } from 'react';
import { lineChanges } from '#core/content/line-changes.ts';

/**
 * How a text differs from another one: what `then` lacks is struck through, what it adds is marked.
 */
export function LineChanges({ label, now, then }: { label: string; now: string; then: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="line-changes" aria-label={label} tabIndex={0}>
      {lineChanges(now, then).map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <Fragment key={at}>
          {kind === 'same' && <span>{text || ' '}</span>}
          {kind === 'gone' && <del>{text || ' '}</del>}
          {kind === 'new' && <ins>{text || ' '}</ins>}
        </Fragment>
      ))}
    </section>
  );
}
