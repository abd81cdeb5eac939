import { Form } from 'react-router';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import type { Nights } from '#core/stay/nights.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stay-moves.ts';
import { changeDates, changeTo } from '#messages/admin/stays.ts';
import type { StayPlan } from '#server/stay/queries/plan-change.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { priceWords } from './money-words.ts';

type OtherDatesProps = {
  stay: StayView;
  plan: StayPlan | null;
  /** The dates that were asked for. */
  asked: Nights | null;
  /** What the change itself was refused for, by its field. */
  errorOf: (name: string) => string | null;
};

/** First which nights, then what they do to the price and what was paid, then it is done. */
export function OtherDates({ stay, plan, asked, errorOf }: OtherDatesProps) {
  const problems = asked && plan?.kind === 'refused' ? plan.problems : [];
  const errorBeside = (name: 'arrival' | 'departure') => {
    const problem = problems.find(({ field }) => field === name);
    return errorOf(name) ?? (problem ? adminMessageFor(problem.code, problem.values) : null);
  };
  const shown = asked ?? stay;
  const error = { arrival: errorBeside('arrival'), departure: errorBeside('departure') };
  return (
    <details
      className="admin-fold"
      open={asked !== null || error.arrival !== null || error.departure !== null}
    >
      <summary>{changeDates}</summary>
      <div className="admin-stack">
        <Form noValidate className="admin-stack" preventScrollReset>
          <div className="admin-pair">
            <TextInput
              name="arrival"
              label={m.newArrival}
              type="date"
              defaultValue={shown.arrival}
              error={error.arrival}
            />
            <TextInput
              name="departure"
              label={m.newDeparture}
              id="departure-of-dates"
              type="date"
              defaultValue={shown.departure}
              error={error.departure}
            />
          </div>
          <div>
            <Button look="outline" size="sm">
              {m.seeWhatChanges}
            </Button>
          </div>
        </Form>
        {plan?.kind === 'dates' && (
          <PanelForm intent="dates" save={changeTo}>
            <input type="hidden" name="arrival" value={plan.arrival} />
            <input type="hidden" name="departure" value={plan.departure} />
            <input type="hidden" name="shown" value={plan.after} />
            <p>
              <b className="num block">
                {m.overNights(dayInWords(plan.arrival), dayInWords(plan.departure))}
              </b>
              {priceWords(plan).join(' ')}
            </p>
          </PanelForm>
        )}
      </div>
    </details>
  );
}
