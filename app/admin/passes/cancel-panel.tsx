import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import * as m from '#messages/admin/pass-booking.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';

type CancelPanelProps = {
  /** There is money that could go back. */
  paid: boolean;
  refused: RefusedForm | undefined;
};

/** Ends the whole booking. */
export function CancelPanel({ paid, refused }: CancelPanelProps) {
  const { field } = fieldErrors(refused);
  return (
    <section className="panel pass-rows">
      <details className="admin-fold" open={refused !== undefined}>
        <summary>{m.cancelAll}</summary>
        <PanelForm intent="cancel" save={m.cancelAll}>
          <p className="sm">{m.cancelAsk}</p>
          <TextInput
            {...field('reason')}
            id="reason.all"
            label={m.reason}
            hint={m.reasonHint}
            maxLength={200}
          />
          {paid && (
            <Checkbox name="back" id="back.all" defaultChecked={field('back').defaultValue === 'on'}>
              {m.allBack}
            </Checkbox>
          )}
        </PanelForm>
      </details>
    </section>
  );
}
