import { Form, useNavigation } from 'react-router';
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
        <summary>Erase this person</summary>
        <Form method="post" noValidate className="admin-stack">
          <input type="hidden" name="intent" value="erase" />
          <p className="muted sm">
            {isGuest ? 'This page' : 'Account, profile'}, seva bookings, requests and notes go for good.
            Gifts, orders, receipts and bills stay, as the law asks. It cannot be taken back.
          </p>
          <TextInput name="confirmed" label={`Type ${mark} to confirm`} autoComplete="off" error={error} />
          <div>
            <Button look="outline" size="sm" busy={busy && 'Erasing…'}>
              Erase for good
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
