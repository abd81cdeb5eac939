import { Form } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { languages } from '#core/language/languages.ts';
import * as m from '#messages/admin/system.ts';
import type { listLettersInTrouble } from '#server/system/system-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { letterWords } from './system-words.ts';

type Letters = Awaited<ReturnType<typeof listLettersInTrouble>>;

export function LetterList({ letters }: { letters: Letters }) {
  if (letters.length === 0) return <p className="muted">{m.lettersSent}</p>;
  return (
    <ul className="admin-rows">
      {letters.map(({ id, kind, to, language, state, tries, error, createdAt, nextTryAt }) => (
        <li key={id} className="row between wrapx">
          <span className="grow-text">
            <b>{letterWords(kind)}</b> <span className="muted sm">{m.toAddress(to)}</span>
            <span className="sm muted block">
              {state === 'queued'
                ? m.writtenNext(
                    shortMoment(createdAt),
                    languages[language].name,
                    tries,
                    shortMoment(nextTryAt),
                  )
                : m.written(shortMoment(createdAt), languages[language].name, tries)}{' '}
              {error}
            </span>
          </span>
          <span className="row wrapx">
            <Badge tone={state === 'given-up' ? 'bad' : 'wait'}>
              {state === 'given-up' ? m.givenUp : m.waits}
            </Badge>
            <Form method="post">
              <input type="hidden" name="intent" value="retry-letter" />
              <input type="hidden" name="id" value={id} />
              <Button look="outline" size="sm" aria-label={m.sendAgainOf(to)}>
                {m.sendAgain}
              </Button>
            </Form>
          </span>
        </li>
      ))}
    </ul>
  );
}
