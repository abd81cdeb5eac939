import { Link } from 'react-router';
import { href } from '#ui/href.ts';

type LiveListProps = { title: string; sessions: readonly { id: string; title: string; when: string }[] };

/** Other sessions to choose. Nothing if there are none. */
export function LiveList({ title, sessions }: LiveListProps) {
  if (sessions.length === 0) return null;
  return (
    <section className="live-list">
      <h2 className="text-h3">{title}</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <Link to={`${href('/live-darshan')}?session=${encodeURIComponent(session.id)}`}>
              <b>{session.title}</b>
              <span className="muted num">{session.when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
