import * as f from '#messages/forms.ts';
import * as m from '#messages/give-simply.ts';
import { IntentKey } from '#site/checkout-parts/intent-key.tsx';
import { errorsOf } from '#site/checkout-parts/purchase-form.ts';
import { EmailInput, NameInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import { SendButton } from '#site/forms/send-button.tsx';
import { donationLinesQuery } from '#site/giving/shown-lines.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { DonorFields } from './donor-fields.tsx';
import { SimpleFrame } from './simple-frame.tsx';
import { simpleLine, type WhoModel } from './simple-model.ts';

/** Who gives. 'Back' sends the form too, so that the first screen hands on what was typed here. */
export function WhoStep({ model }: { model: WhoModel }) {
  const { texts, problems, phone, causeId, amount } = model;
  const errorOf = errorsOf(problems);
  const field = (name: 'name' | 'phone' | 'email') => ({
    name,
    defaultValue: texts[name],
    error: errorOf(name),
  });
  const line = simpleLine(new Map([...Object.entries({ cause: causeId, amount })]));
  return (
    <SimpleFrame step={2} title={m.whoGives} phone={phone}>
      <form method="post" action={plainHref('/donate/simply/who')} noValidate className="simple-form">
        <IntentKey made={model.intentKey} />
        <input type="hidden" name="cause" value={causeId} />
        <input type="hidden" name="amount" value={amount} />
        <ProofStep asked={model.proof} />
        <FormError problems={problems} />
        <p>
          <Sentence
            text={m.youGive(model.sum, model.causeTitle)}
            parts={{ sum: (words) => <b className="num">{words}</b>, cause: (words) => <b>{words}</b> }}
          />
        </p>
        <NameInput {...field('name')} />
        <PhoneInput {...field('phone')} hint={f.phoneHint} />
        <EmailInput {...field('email')} optional hint={m.emailHint} />
        <DonorFields texts={texts} errorOf={errorOf} offersTax={model.offersTax} />
        <div className="simple-go">
          <SendButton name="go" value="on" size="lg" meanwhile={m.oneMoment}>
            {m.goOn}
          </SendButton>
          <Button name="go" value="back" size="lg" look="outline">
            {m.back}
          </Button>
        </div>
        <p>
          <Sentence
            text={m.fullForm}
            parts={{
              form: (words) => (
                <a href={`${plainHref('/donation-checkout')}?${donationLinesQuery([line])}`}>{words}</a>
              ),
            }}
          />
        </p>
        {model.registered && (
          <p translate="no" className="wrap-anywhere">
            {model.registered}
          </p>
        )}
      </form>
    </SimpleFrame>
  );
}
