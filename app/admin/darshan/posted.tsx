import { Link } from 'react-router';
import { darshanHref } from '#core/darshan/darshan-query.ts';
import { type DarshanType, darshanNames } from '#core/darshan/darshan-type.ts';
import * as m from '#messages/admin/darshan.ts';
import { Notice } from '#ui/notice.tsx';

type PostedProps = {
  /** As they stand in the address. */
  day: string;
  type: string;
  count: number;
};

/** What was published just now, with the way to its page. */
export function Posted({ day, type, count }: PostedProps) {
  const name = Object.hasOwn(darshanNames, type) ? darshanNames[type as DarshanType] : null;
  if (!name || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  return (
    <Notice tone="good">
      {m.posted(count, name)}{' '}
      <Link to={darshanHref({ day })} className="quiet-link">
        {m.seePage}
      </Link>
    </Notice>
  );
}
