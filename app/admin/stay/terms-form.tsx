import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { rupeesText } from '#core/money/paise.ts';
import { ladderText, type StayTerms } from '#core/stay/stay-terms.ts';
import * as m from '#messages/admin/stays.ts';
import { Button } from '#ui/button.tsx';
import { MoneyInput, TextArea, TextInput } from '#ui/forms/field.tsx';

type TermsFormProps = {
  terms: StayTerms;
  today: string;
  mayWrite: boolean;
  refused: RefusedForm | undefined;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ from: m.holdsFrom, checkIn: m.checkInHour, checkOut: m.checkOutHour, ladder: m.ladder, gst: m.gst },
  ...{ meal: m.meal, mealRate: m.mealRate, deposit: m.deposit, offerHours: m.offerHours },
};

/** The terms in force, to be changed from today or a later day on. */
export function TermsForm({ terms, today, mayWrite, refused }: TermsFormProps) {
  const current = {
    ...{ from: today, checkIn: terms.checkIn, checkOut: terms.checkOut },
    ladder: ladderText(terms.ladder),
    gst: terms.gst
      .map(
        ({ upTo, rateBp }) =>
          `${upTo === null ? '*' : rupeesText(upTo).replace(/\.00$/, '')}: ${rateBp / 100}`,
      )
      .join('\n'),
    meal: terms.meal === null ? '' : rupeesText(terms.meal),
    mealRate: String(terms.mealRateBp / 100),
    deposit: terms.depositPercent === null ? '' : String(terms.depositPercent),
    offerHours: String(terms.offerHours),
  };
  const { field, summary } = fieldErrors(refused, current, labels);
  const own = (name: string) => ({ ...field(name), id: `terms.${name}` });
  return (
    <RecordForm
      action="?"
      className="admin-form"
      problems={summary.map(({ field: at, message }) => ({ field: at && `terms.${at}`, message }))}
    >
      <input type="hidden" name="intent" value="terms" />
      <div className="admin-pair">
        <TextInput {...own('from')} label={m.holdsFrom} type="date" min={today} />
        <TextInput {...own('checkIn')} label={m.checkInHour} />
        <TextInput {...own('checkOut')} label={m.checkOutHour} />
      </div>
      <div className="admin-pair">
        <TextArea {...own('ladder')} label={m.ladder} hint={m.ladderHint} rows={3} optional />
        <TextArea {...own('gst')} label={m.gst} hint={m.gstHint} rows={3} />
      </div>
      <div className="admin-pair">
        <MoneyInput {...own('meal')} label={m.meal} hint={m.mealHint} optional />
        <TextInput {...own('mealRate')} label={m.mealRate} inputMode="decimal" />
      </div>
      <div className="admin-pair">
        <TextInput {...own('deposit')} label={m.deposit} hint={m.depositHint} inputMode="numeric" optional />
        <TextInput {...own('offerHours')} label={m.offerHours} hint={m.offerHoursHint} inputMode="numeric" />
      </div>
      {mayWrite && (
        <div>
          <Button look="outline" size="sm">
            {m.save}
          </Button>
        </div>
      )}
    </RecordForm>
  );
}
