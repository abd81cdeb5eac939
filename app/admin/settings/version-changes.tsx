import { Fragment } from 'react';
import type { LineChange } from '#core/content/line-changes.ts';
import type { PartDifference } from '#core/edited-fields/display-parts.ts';
import * as m from '#messages/admin/settings.ts';
import { Picture } from '#ui/picture.tsx';
import './settings.css';

/** The changes part by part: removed and added. */
export function VersionChanges({ changes }: { changes: readonly PartDifference[] }) {
  return (
    <dl className="admin-facts">
      {changes.map(({ label, lines, picture }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="version-lines">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              <Fragment key={at}>{picture ? <PictureLine {...line} /> : <Line {...line} />}</Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For screen readers, which do not announce strikethrough. */
function Line({ kind, text }: LineChange) {
  return kind === 'gone' ? (
    <del>
      <span className="sr">{m.before} </span>
      {text}
    </del>
  ) : (
    <ins>
      <span className="sr">{m.after} </span>
      {text}
    </ins>
  );
}

function PictureLine({ kind, text }: LineChange) {
  const words = kind === 'gone' ? m.pictureBefore : m.pictureAfter;
  const shown = <Picture name={text} alt={words} sizes="96px" />;
  return kind === 'gone' ? <del>{shown}</del> : <ins>{shown}</ins>;
}
