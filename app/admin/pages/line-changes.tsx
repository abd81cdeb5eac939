import { Fragment } from 'react';
import { lineChanges } from '#core/content/line-changes.ts';
import * as m from '#messages/admin/pages.ts';

/**
 * How an older text differs from the current one: missing text is struck through, new text is
 * marked.
 */
export function LineChanges({ now, then }: { now: string; then: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="line-changes" aria-label={m.differs} tabIndex={0}>
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
