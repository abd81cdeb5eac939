import { Form } from 'react-router';
import { AddPasskey } from '#admin/sign-in-parts/passkey-parts.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/account.ts';
import { Button } from '#ui/button.tsx';

type Passkey = { id: string; name: string; addedAt: Date; usedAt: Date | null };

/** The viewer's own passkeys: list, add, remove. */
export function PasskeysPanel({ passkeys, mayAdd }: { passkeys: Passkey[]; mayAdd: boolean }) {
  return (
    <section className="panel admin-stack content-start">
      <h2>{m.passkeys}</h2>
      <p className="muted">{m.passkeysNote}</p>
      {passkeys.length > 0 && (
        <ul className="admin-rows">
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id} className="row between wrapx">
              <span>
                <b>{name}</b>
                <span className="sm muted block">
                  {usedAt
                    ? m.addedAndUsed(shortMoment(addedAt), shortMoment(usedAt))
                    : m.addedNotUsed(shortMoment(addedAt))}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="intent" value="passkey-remove" />
                <input type="hidden" name="id" value={id} />
                <Button look="outline" size="sm" aria-label={m.removePasskey(name)}>
                  {m.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {mayAdd ? <AddPasskey key={passkeys.length} /> : <p className="muted">{m.forCodeUsers}</p>}
    </section>
  );
}
