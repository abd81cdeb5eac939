import { Form, Link, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import type { PersonPage } from '#server/person-file/person-page.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type MergePanelProps = { person: PersonPage; typed: string; error: string | null };

/** Two accounts of one person, or an account and a guest, merged; one press undoes it. */
export function MergePanel({ person: { merged, partOf }, typed, error }: MergePanelProps) {
  const busy = useNavigation().formData?.get('intent') === 'merge';
  return (
    <Panel aria-labelledby="merge" title="The same person">
      {partOf && (
        <p>
          Seen as a part of{' '}
          <Link to={href('/admin-dashboard/people/:id', { id: partOf.id })} className="underline">
            {partOf.name}
          </Link>
          .
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
              <Button
                look="outline"
                size="sm"
                name="intent"
                value="undo"
                aria-label={`Part ${one.name} again`}
              >
                Undo
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
            label="Their other e-mail or phone"
            hint="A phone finds a guest; where several share it, write the name after it. Only the office sees the two as one: both keep their sign-in and their own history."
            autoComplete="off"
            defaultValue={typed}
            error={error}
          />
          <div>
            <Button look="outline" size="sm" busy={busy && 'Saving…'}>
              See them as one
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}
