import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { clockTime } from '#core/time/date-words.ts';
import * as m from '#messages/admin/passes.ts';
import type { DeviceState, GateDevice } from '#server/passes/gate/pair-codes.ts';
import type { EventGate } from '#server/passes/plan/plan-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import type { Tone } from '#ui/notice.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

const tones: Record<DeviceState, Tone> = {
  waiting: 'wait',
  lapsed: 'info',
  paired: 'good',
  withdrawn: 'bad',
};

type PhonesPanelProps = {
  gates: EventGate[];
  phones: GateDevice[];
  /** Where the telephones open the gate. */
  address: string;
  mayPair: boolean;
  form: ReturnType<typeof fieldErrors>;
};

/** The telephones at the gates: a code pairs one, and it can be withdrawn. */
export function PhonesPanel({ gates, phones, address, mayPair, form: { field } }: PhonesPanelProps) {
  return (
    <Panel title={m.phones}>
      <p className="muted sm">{m.phonesNote}</p>
      <p className="sm mt-2">
        {m.codeAddress}: <b className="wrap-anywhere">{address}</b>
      </p>
      {phones.length === 0 && <p className="muted mt-2">{m.noPhone}</p>}
      <ul className="admin-rows pass-rows mt-2">
        {phones.map((phone) => (
          <PhoneRow key={phone.id} {...{ phone, mayPair }} />
        ))}
      </ul>
      {mayPair && gates.length > 0 && (
        <PanelForm intent="makeCode" save={m.makeCode}>
          <div className="admin-pair">
            <Select
              {...field('gate')}
              id="gate.code"
              label={m.gate}
              options={gates.map(({ number, name }) => ({ value: String(number), label: name }))}
            />
            <TextInput
              {...field('name')}
              id="name.code"
              label={m.phoneName}
              hint={m.phoneNameHint}
              maxLength={40}
            />
          </div>
        </PanelForm>
      )}
    </Panel>
  );
}

function PhoneRow({ phone, mayPair }: { phone: GateDevice; mayPair: boolean }) {
  const { id, name, gateName, state, seenAt, pairUntil } = phone;
  const heard = seenAt ? m.seenAt(shortMoment(seenAt)) : m.neverSeen;
  const heardOrEnds = state === 'waiting' && pairUntil ? m.codeEnds(clockTime(pairUntil)) : heard;
  return (
    <li className="row wrapx between">
      <span className="wrap-anywhere">
        <b>{name}</b>
        <span className="muted sm block num">{`${gateName}, ${heardOrEnds}`}</span>
      </span>
      <span className="row wrapx">
        <Badge tone={tones[state]}>{m.phoneStates[state]}</Badge>
        {mayPair && state !== 'withdrawn' && (
          <ConfirmedButton
            label={m.withdraw}
            of={name}
            ask={m.withdrawPhoneAsk}
            intent="withdrawDevice"
            name="deviceId"
            value={id}
          />
        )}
      </span>
    </li>
  );
}
