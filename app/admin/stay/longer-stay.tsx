import { Form } from 'react-router';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stay-moves.ts';
import type { StayPlan } from '#server/stay/queries/plan-change.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { roomChoice } from './room-change.tsx';

type LongerStayProps = { stay: StayView; plan: StayPlan | null; asked: string; error: string | null };

/** First until when, then what it costs and in which rooms, then it is done. */
export function LongerStay({ stay, plan, asked, error }: LongerStayProps) {
  const refusal = plan?.kind === 'refused' ? plan.problems[0] : undefined;
  return (
    <details className="admin-fold" open={asked !== '' || error !== null}>
      <summary>{m.longer}</summary>
      <div className="admin-stack">
        <Form noValidate className="admin-stack" preventScrollReset>
          <TextInput
            name="until"
            label={m.newDeparture}
            type="date"
            min={dayAfter(stay.departure, 1)}
            defaultValue={asked || dayAfter(stay.departure, 1)}
            error={refusal && asked !== '' ? adminMessageFor(refusal.code, refusal.values) : null}
          />
          <div>
            <Button look="outline" size="sm">
              {m.seePrice}
            </Button>
          </div>
        </Form>
        {error && <Notice tone="bad">{error}</Notice>}
        {plan?.kind === 'longer' && <LongerPlan stay={stay} plan={plan} />}
      </div>
    </details>
  );
}

type Longer = Extract<StayPlan, { kind: 'longer' }>;

function LongerPlan({ stay, plan }: { stay: StayView; plan: Longer }) {
  const { departure, added, total, rooms } = plan;
  const toMove = rooms.filter(({ free }) => !free);
  // Each of them needs a room of its own.
  const isPossible = rooms.length > 0 && toMove.every(({ others }) => others.length >= toMove.length);
  const say = m.costsMore(dayInWords(departure), formatRupees(added), formatRupees(total));
  const words = rooms.map(({ number, free }) => {
    if (free) return m.roomStays(number);
    return isPossible ? m.roomIsGone(number) : m.noRoomToGoTo(number);
  });
  if (!isPossible) return <Notice tone="wait">{[say, ...words].join(' ')}</Notice>;
  return (
    <PanelForm intent="longer" save={m.makeLonger}>
      <input type="hidden" name="departure" value={departure} />
      <input type="hidden" name="shown" value={total} />
      <p>{[say, ...words].join(' ')}</p>
      {toMove.map(({ id, number, others }) => (
        <Select
          key={id}
          id={`rooms.${id}`}
          name="rooms"
          label={m.insteadOf(number)}
          placeholder={m.chooseRoom}
          options={others.map(roomChoice(stay.kindId)).map(({ value, label }) => ({
            value: `${id} ${value}`,
            label,
          }))}
        />
      ))}
    </PanelForm>
  );
}
