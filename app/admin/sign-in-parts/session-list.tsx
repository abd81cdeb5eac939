import { Form } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { deviceWords } from '#core/people/device-words.ts';
import * as devices from '#messages/admin/devices.ts';
import * as m from '#messages/admin/sign-in.ts';
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
  if (sessions.length === 0) return <p className="muted">{m.signedInNowhere}</p>;
  return (
    <ul className="admin-rows">
      {sessions.map(({ id, audience, address, device, openedAt, usedAt }) => (
        <li key={id} className="row between wrapx">
          <span>
            <b>{deviceWords(device, devices)}</b>
            <span className="sm muted block">
              {signedInWords(audience, shortMoment(openedAt), shortMoment(usedAt), address)}
            </span>
          </span>
          {id === here ? (
            <Badge tone="good">{m.thisOne}</Badge>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="sessionId" value={id} />
              <Button look="outline" size="sm" aria-label={m.signOutOf(deviceWords(device, devices))}>
                {m.signOut}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function signedInWords(
  audience: OpenSession['audience'],
  since: string,
  used: string,
  address: string | null,
): string {
  if (address === null) return (audience === 'office' ? m.signedInOffice : m.signedInSite)(since, used);
  return (audience === 'office' ? m.signedInOfficeFrom : m.signedInSiteFrom)(since, used, address);
}
