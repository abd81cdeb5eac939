import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type DragEvent, useState } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { besideHref, editHref, listHref } from '#admin/menu/content-links.ts';
import { useBeside } from '#admin/menu/use-beside.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { rowStateWords } from '#core/cms/row-state.ts';
import * as m from '#messages/admin/cms.ts';
import type { CmsListRow } from '#server/cms/cms-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Photo } from '#ui/photo.tsx';
import { RowMenu } from './row-menu.tsx';
import { useMovedRows } from './use-moved-rows.ts';

type CmsRowsProps = { kind: ContentKind; rows: CmsListRow[]; mayWrite: boolean; movable: boolean };

/**
 * One line per row. Where the staff decides the order, rows are dragged, or moved one step by two
 * buttons.
 */
export function CmsRows({ kind, rows: saved, mayWrite, movable }: CmsRowsProps) {
  const submit = useSubmit();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const orders = kind.ordered && movable;
  const beside = useBeside(kind);
  const { shown: rows, words } = useMovedRows(saved);
  const groupOf = (id: string | null) => rows.find((row) => row.id === id)?.group;
  const stepsOf = (row: CmsListRow) => {
    const among = rows.filter(({ group }) => group === row.group);
    const at = among.indexOf(row);
    return { up: among[at - 1]?.id, down: at + 1 < among.length ? (among[at + 2]?.id ?? '') : undefined };
  };
  const drop = (event: DragEvent, before: string) => {
    event.preventDefault();
    if (dragged && dragged !== before && groupOf(dragged) === groupOf(before)) {
      submit(
        { intent: 'move', id: dragged, before },
        { method: 'post', action: listHref(kind), preventScrollReset: true },
      );
    }
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      {orders && (
        <p className="sr" role="status">
          {words}
        </p>
      )}
      <ul className="cms-rows">
        {rows.map((row) => (
          <li
            key={row.id}
            className={`cms-row ${over === row.id ? 'is-over' : ''}`}
            draggable={orders || undefined}
            onDragStart={orders ? () => setDragged(row.id) : undefined}
            onDragOver={
              orders
                ? (event) => {
                    event.preventDefault();
                    setOver(row.id);
                  }
                : undefined
            }
            onDragEnd={orders ? () => setOver(null) : undefined}
            onDrop={orders ? (event) => drop(event, row.id) : undefined}
          >
            {orders && (
              <span className="cms-grip" aria-hidden="true">
                <Icon of={GripVertical} />
              </span>
            )}
            {kind.picture && (
              <span className="cms-thumb">
                {row.picture && <Photo name={row.picture} alt="" sizes="64px" />}
              </span>
            )}
            <span className="cms-words">
              <Link to={editHref(kind, row.id)}>{row.title || m.untitled}</Link>
              {(row.note || row.since) && (
                <span className="sm muted num">{row.note || (row.since && shortMoment(row.since))}</span>
              )}
              {beside && (
                <Link
                  to={besideHref(kind, beside, row.id)}
                  className="cms-beside"
                  aria-label={m.besideOf(beside.label, row.title)}
                >
                  {beside.label}
                </Link>
              )}
            </span>
            <Badge tone={rowStateWords[row.state].tone}>{rowStateWords[row.state].label}</Badge>
            <span className="cms-tools">
              {orders && (
                <>
                  <MoveForm kind={kind} id={row.id} before={stepsOf(row).up} up title={row.title} />
                  <MoveForm kind={kind} id={row.id} before={stepsOf(row).down} title={row.title} />
                </>
              )}
              <RowMenu kind={kind} row={row} mayWrite={mayWrite} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moves a row one step. At the end of the list the button is inert but keeps the focus. */
function MoveForm({
  kind,
  id,
  before,
  title,
  up = false,
}: {
  kind: ContentKind;
  id: string;
  before: string | undefined;
  title: string;
  up?: boolean;
}) {
  return (
    <Form method="post" action={listHref(kind)} preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="before" value={before ?? ''} />
      <button
        type={before === undefined ? 'button' : 'submit'}
        className="icon-btn"
        aria-disabled={before === undefined || undefined}
        aria-label={up ? m.moveUp(title) : m.moveDown(title)}
      >
        <Icon of={up ? ChevronUp : ChevronDown} />
      </button>
    </Form>
  );
}
