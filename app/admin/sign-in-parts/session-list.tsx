import { Form } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { deviceWords } from '#core/people/device-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

export type OpenSession = {
  id: string;
  audience: 'site' | 'office';
  address: string | null;
  device: string | null;
  openedAt: Date;
  usedAt: Date;
};

/** A person's sessions, each with a button that ends it. The viewer's own is marked. */
export function SessionList({ sessions, here }: { sessions: OpenSession[]; here?: string }) {
  if (sessions.length === 0) return <p className="muted">Signed in nowhere.</p>;
  return (
    <ul className="admin-rows">
      {sessions.map(({ id, audience, address, device, openedAt, usedAt }) => (
        <li key={id} className="row between wrapx">
          <span>
            <b>{deviceWords(device)}</b>
            <span className="sm muted block">
              {audience === 'office' ? 'Office' : 'Website'}, since {shortMoment(openedAt)}, last used{' '}
              {shortMoment(usedAt)}
              {address && `, from ${address}`}
            </span>
          </span>
          {id === here ? (
            <Badge tone="good">This one</Badge>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="sessionId" value={id} />
              <Button look="outline" size="sm" aria-label={`Sign out ${deviceWords(device)}`}>
                Sign out
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
