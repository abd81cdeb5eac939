import { Form, useNavigation } from 'react-router';
import * as m from '#messages/mobile-sign-in.ts';
import { mobileForm } from '#site/account/mobile-form.ts';
import { NameInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { AcceptTerms } from './accept-terms.tsx';

/** The third step, for a number without an account: whose it is. */
export function MobileNameForm({ next, refused }: { next: string; refused: Refused | undefined }) {
  const { errorOf, typedOf, summary } = mobileForm(refused);
  const sending = useNavigation().state === 'submitting';
  return (
    <>
      <FormError problems={summary} />
      <Form method="post" noValidate className="door-form">
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="intent" value="name" />
        <NameInput name="fullName" defaultValue={typedOf('fullName')} error={errorOf('fullName')} />
        <AcceptTerms accepted={typedOf('acceptTerms') === 'on'} error={errorOf('acceptTerms')} />
        <Button size="lg" wide busy={sending && m.making}>
          {m.makeAccount}
        </Button>
      </Form>
    </>
  );
}
