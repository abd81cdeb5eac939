import { Form, Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { listHref } from '#admin/menu/content-links.ts';
import { midSentence } from '#admin/words/mid-sentence.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import type { ContentKind } from '#core/cms/content-kind.ts';
import * as m from '#messages/admin/cms.ts';
import type { BinnedRow } from '#server/cms/cms-queries.ts';
import { Button } from '#ui/button.tsx';

/** Deleted rows, each with a button that restores it. */
export function BinPanel({
  kind,
  bin,
  mayWrite,
}: {
  kind: ContentKind;
  bin: BinnedRow[];
  mayWrite: boolean;
}) {
  return (
    <Panel
      aria-labelledby="bin"
      title={m.inTheBin}
      aside={
        <Link to={listHref(kind)} className="quiet-link">
          {m.backToAll(midSentence(kind.counted ?? kind.many))}
        </Link>
      }
    >
      {bin.length === 0 && <p className="muted">{m.binEmpty}</p>}
      <ul className="cms-rows">
        {bin.map(({ id, title, binnedAt, binnedBy }) => (
          <li key={id} className="cms-row">
            <span className="cms-words">
              <b>{title}</b>
              <span className="sm muted num">
                {shortMoment(binnedAt)}
                {binnedBy && `, ${binnedBy}`}
              </span>
            </span>
            {mayWrite && <RestoreForm kind={kind} id={id} label={m.bringBack} title={title} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function RestoreForm({
  kind,
  id,
  label,
  title,
}: {
  kind: ContentKind;
  id: string;
  label: string;
  title?: string;
}) {
  return (
    <Form method="post" action={listHref(kind)}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={id} />
      <Button look="outline" size="sm" aria-label={title && m.restoreRow(label, title)}>
        {label}
      </Button>
    </Form>
  );
}
