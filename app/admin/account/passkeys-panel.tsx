import { Form } from 'react-router';
import { AddPasskey } from '#admin/sign-in-parts/passkey-parts.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { Button } from '#ui/button.tsx';

type Passkey = { id: string; name: string; addedAt: Date; usedAt: Date | null };

/** The viewer's own passkeys: list, add, remove. */
export function PasskeysPanel({ passkeys, mayAdd }: { passkeys: Passkey[]; mayAdd: boolean }) {
  return (
    <section className="panel admin-stack content-start">
      <h2>Passkeys</h2>
      <p className="muted">
        A passkey of your telephone, computer or key opens the office in the place of a code. It works on this
        site alone, so a false one gets nothing of it.
      </p>
      {passkeys.length > 0 && (
        <ul className="admin-rows">
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id} className="row between wrapx">
              <span>
                <b>{name}</b>
                <span className="sm muted block">
                  Added {shortMoment(addedAt)}, {usedAt ? `last used ${shortMoment(usedAt)}` : 'not used yet'}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="intent" value="passkey-remove" />
                <input type="hidden" name="id" value={id} />
                <Button look="outline" size="sm" aria-label={`Remove the passkey ${name}`}>
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {mayAdd ? (
        <AddPasskey key={passkeys.length} />
      ) : (
        <p className="muted">Passkeys are for those who sign in with a code: the app is the way back.</p>
      )}
    </section>
  );
}
