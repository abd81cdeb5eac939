import Ellipsis from 'lucide-react/icons/ellipsis';
import { Form, Link } from 'react-router';
import { createHref, listHref, previewHref } from '#admin/menu/content-links.ts';
import type { ContentKind } from '#core/cms/content-kind.ts';
import * as m from '#messages/admin/cms.ts';
import type { CmsListRow } from '#server/cms/cms-queries.ts';
import { Icon } from '#ui/icon.tsx';
import { shutWhenLeft } from '#ui/shut-when-left.ts';

/** The actions on a row of the list, as a native popover: it opens without script. */
export function RowMenu({ kind, row, mayWrite }: { kind: ContentKind; row: CmsListRow; mayWrite: boolean }) {
  const id = `menu-${row.id}`;
  const title = row.title || m.untitled;
  const isSeen = row.state === 'live' || row.state === 'past';
  return (
    <>
      <button type="button" className="icon-btn" popoverTarget={id} aria-label={m.moreFor(title)}>
        <Icon of={Ellipsis} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that focus left */}
      <div id={id} popover="auto" className="cms-menu" onBlur={shutWhenLeft}>
        <p className="sm muted">{title}</p>
        {isSeen && (
          <Link to={row.address} reloadDocument>
            {m.seeOnSite}
          </Link>
        )}
        <Link to={previewHref(kind, row.id, row.address)} reloadDocument>
          {m.preview}
        </Link>
        {mayWrite && (
          <>
            <Link to={`${createHref(kind)}?from=${encodeURIComponent(row.id)}`}>{m.duplicate}</Link>
            {row.state === 'draft' || row.state === 'scheduled' || row.state === 'cancelled' ? (
              <RowAction kind={kind} id={row.id} intent="publish" label={m.publishNow} />
            ) : (
              kind.life !== 'timed' && (
                <RowAction kind={kind} id={row.id} intent="take-off" label={m.takeOff} />
              )
            )}
            <RowAction kind={kind} id={row.id} intent="bin" label={m.deleteRow} />
          </>
        )}
      </div>
    </>
  );
}

function RowAction({
  kind,
  id,
  intent,
  label,
}: {
  kind: ContentKind;
  id: string;
  intent: string;
  label: string;
}) {
  return (
    <Form method="post" action={listHref(kind)}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={intent}>
        {label}
      </button>
    </Form>
  );
}
