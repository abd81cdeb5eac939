import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/passes.ts';
import type { EventGate } from '#server/passes/plan/plan-queries.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

type GatesPanelProps = {
  gates: EventGate[];
  mayPlan: boolean;
  refusedOf: (intent: string) => RefusedForm | undefined;
};

export function GatesPanel({ gates, mayPlan, refusedOf }: GatesPanelProps) {
  const adding = fieldErrors(refusedOf('addGate'));
  const renaming = refusedOf('renameGate');
  return (
    <Panel title={m.gates}>
      {gates.length === 0 && <p className="muted">{m.noGate}</p>}
      <ul className="admin-rows pass-rows">
        {gates.map((gate) => (
          <GateRow
            key={`${gate.number} ${gate.name}`}
            {...{ gate, mayPlan }}
            refused={renaming?.typed.gate === String(gate.number) ? renaming : undefined}
          />
        ))}
      </ul>
      {mayPlan && (
        <PanelForm key={gates.length} intent="addGate" save={m.addGate}>
          <TextInput {...adding.field('name')} id="name.new" label={m.gateName} maxLength={40} />
        </PanelForm>
      )}
    </Panel>
  );
}

type GateRowProps = { gate: EventGate; mayPlan: boolean; refused: RefusedForm | undefined };

function GateRow({ gate: { number, name }, mayPlan, refused }: GateRowProps) {
  const { field } = fieldErrors(refused, { name });
  return (
    <li className="grid gap-1">
      <b className="wrap-anywhere">{`${number}. ${name}`}</b>
      {mayPlan && (
        <details className="admin-fold" open={refused !== undefined}>
          <summary>{m.change}</summary>
          <PanelForm intent="renameGate" save={m.rename}>
            <input type="hidden" name="gate" value={number} />
            <TextInput {...field('name')} id={`name.${number}`} label={m.gateName} maxLength={40} />
          </PanelForm>
          <ConfirmedButton
            label={m.remove}
            of={name}
            ask={m.removeGateAsk}
            intent="deleteGate"
            name="gate"
            value={number}
          />
        </details>
      )}
    </li>
  );
}
