import { Form, Link, useNavigation } from 'react-router';
import { accountForm } from '#site/account/account-form.ts';
import { CodeInput } from '#site/account/code-input.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';

type CodeFormProps = { next: string; resent: boolean; refused: Refused | undefined };

/** The second step: six digits, typed or pasted; a phone offers them from its messages. */
export function CodeForm({ next, resent, refused }: CodeFormProps) {
  const { errorOf } = accountForm(refused);
  const navigation = useNavigation();
  const intent = navigation.formData?.get('intent');
  return (
    <>
      {resent && !refused && (
        <Notice tone="good">A new code is on its way. The old one no longer works.</Notice>
      )}
      <Form method="post" noValidate className="door-form">
        <input type="hidden" name="next" value={next} />
        <CodeInput error={errorOf('code')} triesLeft={refused?.values?.n} autoFocus />
        <Button size="lg" wide name="intent" value="code" busy={intent === 'code' && 'Checking…'}>
          Confirm
        </Button>
      </Form>
      <Form method="post" className="row wrapx">
        <input type="hidden" name="next" value={next} />
        <span className="muted sm">Nothing came? Look into the spam folder, or</span>
        <Button look="quiet" name="intent" value="resend" busy={intent === 'resend' && 'Sending…'}>
          send a new code
        </Button>
      </Form>
      <p className="door-below">
        Wrong address? <Link to={href('/signup')}>Begin again</Link>
      </p>
    </>
  );
}
