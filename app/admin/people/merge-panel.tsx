import { Form, Link, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/people.ts';
import type { PersonPage } from '#server/person-file/person-page.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

type MergePanelProps = { person: PersonPage; typed: string; error: string | null };

/** Two accounts of one person, or an account and a guest, merged; one press undoes it. */
export function MergePanel({ person: { merged, partOf }, typed, error }: MergePanelProps) {
  const busy = useNavigation().formData?.get('intent') === 'merge';
  return (
    <Panel aria-labelledby="merge" title={m.samePerson}>
      {partOf && (
        <p>
          <Sentence
            text={m.partOf(partOf.name)}
            parts={{
              person: (words) => (
                <Link to={href('/admin-dashboard/people/:id', { id: partOf.id })} className="underline">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
      <ul className="admin-records">
        {merged.map((one) => (
          <li key={one.mergeId}>
            <span>
              <Link
                to={href('/admin-dashboard/people/:id', { id: one.id })}
                className="font-semibold underline"
              >
                {one.name}
              </Link>
              <span className="sm muted block break-all">{one.mark}</span>
            </span>
            <Form method="post">
              <input type="hidden" name="mergeId" value={one.mergeId} />
              <Button look="outline" size="sm" name="intent" value="undo" aria-label={m.partAgain(one.name)}>
                {m.undo}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {!partOf && (
        <Form key={merged.length} method="post" noValidate className="admin-stack">
          <input type="hidden" name="intent" value="merge" />
          <TextInput
            name="email"
            id="merge-email"
            label={m.theirOther}
            hint={m.theirOtherHint}
            autoComplete="off"
            defaultValue={typed}
            error={error}
          />
          <div>
            <Button look="outline" size="sm" busy={busy && m.saving}>
              {m.seeAsOne}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}
