import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { HoursInputs } from '#admin/forms/hours-inputs.tsx';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { clockTime, dayInWords } from '#core/time/date-words.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/passes.ts';
import type { EventGate, PlannedSlot } from '#server/passes/plan/plan-queries.ts';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { Progress } from '#ui/progress.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';

type Days = { from: string; to: string };
type SlotsPanelProps = {
  slots: PlannedSlot[];
  gates: EventGate[];
  days: Days;
  /** The day of the event. */
  day: string;
  mayPlan: boolean;
  refusedOf: (intent: string, id?: string) => RefusedForm | undefined;
};

/** When people are let in, day by day, and through which gate. */
export function SlotsPanel({ slots, gates, days, day, mayPlan, refusedOf }: SlotsPanelProps) {
  const adding = refusedOf('addSlots');
  const { field } = fieldErrors(adding, { day });
  return (
    <Panel title={m.times}>
      {slots.length === 0 && <p className="muted">{m.noTime}</p>}
      {[...Map.groupBy(slots, ({ startsAt }) => templeDay(startsAt))].map(([on, own]) => (
        <section key={on}>
          <h3 className="sm mt-2 mb-2 font-semibold">{dayInWords(on)}</h3>
          <ul className="admin-rows pass-rows">
            {own.map((slot) => (
              <SlotRow
                key={`${slot.id} ${slot.version}`}
                {...{ slot, gates, days, mayPlan }}
                refused={refusedOf('changeSlot', slot.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {mayPlan && (
        <details className="admin-fold" open={adding !== undefined}>
          <summary>{m.addTimes}</summary>
          <PanelForm key={slots.length} intent="addSlots" save={m.add}>
            {slots.length === 0 && <p className="muted sm">{m.timesNote}</p>}
            <SlotFields {...{ field, gates, days }} of="new" />
          </PanelForm>
        </details>
      )}
    </Panel>
  );
}

type SlotRowProps = {
  slot: PlannedSlot;
  gates: EventGate[];
  days: Days;
  mayPlan: boolean;
  refused: RefusedForm | undefined;
};

function SlotRow({ slot, gates, days, mayPlan, refused }: SlotRowProps) {
  const { id, startsAt, endsAt, gateName, given, held, quota } = slot;
  const time = `${clockTime(startsAt)} – ${clockTime(endsAt)}`;
  const { field } = fieldErrors(refused, {
    ...{ day: templeDay(startsAt), from: templeClock(startsAt), to: templeClock(endsAt) },
    ...{ gate: slot.gate === null ? '' : String(slot.gate), capacity: String(quota) },
    version: String(slot.version),
  });
  return (
    <li className="grid gap-1">
      <div className="row wrapx between">
        <b className="num">{time}</b>
        <span className="sm muted">{gateName ?? m.everyGate}</span>
      </div>
      <Progress value={given + held} max={quota} label={time}>
        {m.takenPlaces(given, held, quota)}
      </Progress>
      {mayPlan && (
        <details className="admin-fold" open={refused !== undefined}>
          <summary>{m.change}</summary>
          <PanelForm intent="changeSlot" version={field('version').defaultValue}>
            <input type="hidden" name="slotId" value={id} />
            <SlotFields {...{ field, gates, days }} of={id} />
          </PanelForm>
          {given === 0 && held === 0 && (
            <ConfirmedButton
              label={m.remove}
              of={time}
              ask={m.removeTimeAsk}
              intent="deleteSlot"
              name="slotId"
              value={id}
            />
          )}
        </details>
      )}
    </li>
  );
}

type SlotFieldsProps = {
  field: ReturnType<typeof fieldErrors>['field'];
  /** Makes the ids of several forms on a screen differ; 'new' may be several times at once. */
  of: string;
  gates: EventGate[];
  days: Days;
};

function SlotFields({ field, of, gates, days }: SlotFieldsProps) {
  const own = (name: string) => ({ ...field(name), id: `${name}.${of}` });
  const isNew = of === 'new';
  const count = { inputMode: 'numeric' as const };
  return (
    <>
      <HoursInputs field={own} days={days} />
      <div className="admin-pair">
        {isNew && <TextInput {...own('every')} {...count} label={m.every} hint={m.everyHint} optional />}
        <TextInput {...own('capacity')} {...count} label={isNew ? m.capacity : m.capacityOne} />
        {gates.length > 0 && (
          <Select
            {...own('gate')}
            label={m.gate}
            placeholder={m.everyGate}
            options={gates.map(({ number, name }) => ({ value: String(number), label: name }))}
            optional
          />
        )}
      </div>
    </>
  );
}
