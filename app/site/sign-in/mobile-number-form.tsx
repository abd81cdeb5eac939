import { Form, useNavigation } from 'react-router';
import * as m from '#messages/mobile-sign-in.ts';
import { mobileForm } from '#site/account/mobile-form.ts';
import { PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';

/** The first step: the number. */
export function MobileNumberForm({ next, refused }: { next: string; refused: Refused | undefined }) {
  const { errorOf, typedOf, summary } = mobileForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <>
      <FormError title={m.notSent} problems={summary} />
      <Form method="post" noValidate className="door-form">
        <ProofStep asked={refused?.proof} />
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="intent" value="number" />
        <PhoneInput
          name="mobile"
          hint={m.numberHint}
          defaultValue={typedOf('mobile')}
          error={errorOf('mobile')}
        />
        <Button size="lg" wide busy={sending && m.sending}>
          {m.sendCode}
        </Button>
      </Form>
    </>
  );
}
