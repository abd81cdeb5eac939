import { Form, useNavigation } from 'react-router';
import * as m from '#messages/admin/people.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

type ErasePanelProps = { mark: string; isGuest: boolean; error: string | null };

/**
 * Erases a person who asked for it; the address or telephone is typed again to prevent accidents.
 */
export function ErasePanel({ mark, isGuest, error }: ErasePanelProps) {
  const busy = useNavigation().formData?.get('intent') === 'erase';
  return (
    <section className="panel">
      <details className="admin-fold" open={error !== null}>
        <summary>{m.erasePerson}</summary>
        <Form method="post" noValidate className="admin-stack">
          <input type="hidden" name="intent" value="erase" />
          <p className="muted sm">{isGuest ? m.eraseGuestNote : m.eraseAccountNote}</p>
          <TextInput name="confirmed" label={m.typeToConfirm(mark)} autoComplete="off" error={error} />
          <div>
            <Button look="outline" size="sm" busy={busy && m.erasing}>
              {m.eraseForGood}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
