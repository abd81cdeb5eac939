import { Form } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { languages } from '#core/language/languages.ts';
import * as m from '#messages/admin/system.ts';
import type { TextTrouble } from '#server/system/text-message-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { textMessageNames } from './system-words.ts';

/** Text messages that did not go out, and what can be done about each. */
export function TextMessageList({ trouble: { newest, over } }: { trouble: TextTrouble }) {
  if (newest.length === 0) return <p className="muted">{m.textMessagesSent}</p>;
  return (
    <div className="grid gap-4">
      <ul className="admin-rows">
        {newest.map(({ id, template, to, language, state, again, tries, error, createdAt }) => (
          <li key={id} className="row between wrapx">
            <span className="grow-text">
              <b>{textMessageNames[template]}</b> <span className="muted sm">{m.toAddress(to)}</span>
              <span className="sm muted wrap-anywhere block">
                {m.written(shortMoment(createdAt), languages[language].name, tries)} {error}
              </span>
            </span>
            <span className="row wrapx">
              <Badge tone={state === 'over' ? 'bad' : 'wait'}>{state === 'over' ? m.notSent : m.waits}</Badge>
              {again && (
                <Do intent="retry-text" id={id} label={m.sendAgainOfText(to)}>
                  {m.sendAgain}
                </Do>
              )}
              {state === 'over' && (
                <Do intent="dismiss-text" id={id} label={m.dismissOf(to)}>
                  {m.dismiss}
                </Do>
              )}
            </span>
          </li>
        ))}
      </ul>
      {over > 1 && (
        <Do intent="dismiss-text" id="all">
          {m.dismissAll(over)}
        </Do>
      )}
    </div>
  );
}

type DoProps = { intent: string; id: string; label?: string; children: string };

function Do({ intent, id, label, children }: DoProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button look="outline" size="sm" aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
