import { Form, Link, useNavigation } from 'react-router';
import * as m from '#messages/mobile-sign-in.ts';
import { CodeInput } from '#site/account/code-input.tsx';
import { mobileForm } from '#site/account/mobile-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { stepPath } from './mobile-step-path.ts';

type MobileCodeFormProps = { next: string; resent: boolean; refused: Refused | undefined };

/** The second step: six digits, typed or pasted; a phone offers them from its messages. */
export function MobileCodeForm({ next, resent, refused }: MobileCodeFormProps) {
  const { errorOf, typedOf, summary } = mobileForm(refused);
  const intent = useNavigation().formData?.get('intent');
  const whole = summary.filter(({ field }) => field === undefined);
  return (
    <>
      {resent && !refused && <Notice tone="good">{m.newCodeTexted}</Notice>}
      <FormError problems={whole} />
      <Form method="post" noValidate className="door-form">
        <input type="hidden" name="next" value={next} />
        <CodeInput error={errorOf('code')} triesLeft={refused?.values?.n} autoFocus />
        <Checkbox name="remember" defaultChecked={typedOf('remember') === 'on'}>
          {m.keepSignedIn}
        </Checkbox>
        <Button size="lg" wide name="intent" value="code" busy={intent === 'code' && m.checking}>
          {m.signIn}
        </Button>
      </Form>
      <Form method="post" className="row wrapx">
        <ProofStep asked={refused?.proof} />
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="intent" value="resend" />
        <span className="muted sm">{m.nothingTexted}</span>
        <Button look="quiet" busy={intent === 'resend' && m.sending}>
          {m.sendNewCode}
        </Button>
      </Form>
      <p className="door-below">
        <Sentence
          text={m.wrongNumber}
          parts={{ link: (words) => <Link to={stepPath(null, next)}>{words}</Link> }}
        />
      </p>
    </>
  );
}
