import { Form } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { languages } from '#core/language/languages.ts';
import type { listLettersInTrouble } from '#server/system/system-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { letterWords } from './system-words.ts';

type Letters = Awaited<ReturnType<typeof listLettersInTrouble>>;

export function LetterList({ letters }: { letters: Letters }) {
  if (letters.length === 0) return <p className="muted">Every letter reached the post.</p>;
  return (
    <ul className="admin-rows">
      {letters.map(({ id, kind, to, language, state, tries, error, createdAt, nextTryAt }) => (
        <li key={id} className="row between wrapx">
          <span className="grow-text">
            <b>{letterWords(kind)}</b> <span className="muted sm">to {to}</span>
            <span className="sm muted block">
              Written {shortMoment(createdAt)} in {languages[language].name}, {tries}{' '}
              {tries === 1 ? 'try' : 'tries'}
              {state === 'queued' && `, next ${shortMoment(nextTryAt)}`}. {error}
            </span>
          </span>
          <span className="row wrapx">
            <Badge tone={state === 'given-up' ? 'bad' : 'wait'}>
              {state === 'given-up' ? 'Given up' : 'Waits'}
            </Badge>
            <Form method="post">
              <input type="hidden" name="intent" value="retry-letter" />
              <input type="hidden" name="id" value={id} />
              <Button look="outline" size="sm" aria-label={`Send the letter to ${to} again`}>
                Send again
              </Button>
            </Form>
          </span>
        </li>
      ))}
    </ul>
  );
}
