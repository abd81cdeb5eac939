import { Form, useNavigation } from 'react-router';
import * as m from '#messages/product.ts';
import { EmailInput } from '#site/forms/contact-inputs.tsx';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { TrapField } from '#site/forms/trap-field.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';

export type StockAlertReply =
  | { kind: 'alert-set'; email: string }
  | { kind: 'alert-refused'; refused: Refused };

/** 'Tell me when it is back': one address, one letter. */
export function StockAlertForm({
  productId,
  variantId,
  answer,
}: {
  productId: string;
  variantId: string;
  answer: StockAlertReply | undefined;
}) {
  const sending = useNavigation().formData?.get('intent') === 'alert';
  const refused = answer?.kind === 'alert-refused' ? answer.refused : undefined;
  const { errorOf, typedOf, summary } = formState(refused);
  if (answer?.kind === 'alert-set') return <Notice tone="good">{m.weWillWrite(answer.email)}</Notice>;
  return (
    <Form
      method="post"
      action={`${href('/shop/single-product/:id', { id: productId })}?variantId=${encodeURIComponent(variantId)}`}
      noValidate
      preventScrollReset
      className="stock-alert panel"
      aria-labelledby="stock-alert"
    >
      <h2 id="stock-alert" className="text-h4">
        {m.tellWhenBack}
      </h2>
      {summary.some(({ field }) => !field) && <FormError problems={summary} />}
      <ProofStep asked={refused?.proof} />
      <input type="hidden" name="intent" value="alert" />
      <input type="hidden" name="variantId" value={variantId} />
      <EmailInput
        name="email"
        id="stock-alert-email"
        defaultValue={typedOf('email')}
        error={errorOf('email')}
        hint={m.oneLetter}
      />
      <TrapField />
      <Button type="submit" busy={sending && m.keeping}>
        {m.tellMe}
      </Button>
    </Form>
  );
}
