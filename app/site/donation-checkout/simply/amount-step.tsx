import * as m from '#messages/give-simply.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { MoneyInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { SimpleFrame } from './simple-frame.tsx';
import type { AmountModel } from './simple-model.ts';

/** How much: a press on an amount goes on; another amount is typed. One form, for no script. */
export function AmountStep({ model }: { model: AmountModel }) {
  const { causes, causeId, causeTitle, amounts, ownAmount, error, typed, phone } = model;
  if (causes.length === 0) {
    return (
      <SimpleFrame step={null} title={m.giveSimply} phone={phone}>
        <p>{m.nothingOpen}</p>
      </SimpleFrame>
    );
  }
  return (
    <SimpleFrame step={1} title={m.howMuch} phone={phone}>
      <form method="post" action={plainHref('/donate/simply')} noValidate className="simple-form">
        {/* Enter in the field below takes the first button of the form: it must be the typed amount. */}
        <button type="submit" name="choice" value="own" className="sr" tabIndex={-1} aria-hidden="true">
          {m.goOn}
        </button>
        {error && <FormError problems={[{ field: 'ownAmount', message: error }]} />}
        {typed &&
          Object.entries(typed).map(
            ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
          )}
        <div className="simple-cause">
          <p>
            <Sentence text={m.giftIsFor(causeTitle)} parts={{ cause: (words) => <b>{words}</b> }} />
          </p>
          {causes.length > 1 ? (
            <details>
              <summary className="fold-link">{m.chooseCause}</summary>
              <RadioGroup
                name="cause"
                label={m.whatFor}
                look="cards"
                choices={causes.map(({ id, title }) => ({ value: id, label: title }))}
                defaultValue={causeId}
              />
            </details>
          ) : (
            <input type="hidden" name="cause" value={causeId} />
          )}
        </div>
        <div className="simple-amounts">
          {amounts.map(({ value, words }) => (
            <Button key={value} name="choice" value={value} look="outline" className="num">
              {words}
            </Button>
          ))}
        </div>
        <MoneyInput name="ownAmount" label={m.otherAmount} defaultValue={ownAmount} error={error} />
        <div className="simple-go">
          <Button name="choice" value="own" size="lg">
            {m.goOn}
          </Button>
          <a href={plainHref('/donate')} className="btn btn-outline btn-lg">
            {m.back}
          </a>
        </div>
      </form>
    </SimpleFrame>
  );
}
