import { Form, Link, useNavigation } from 'react-router';
import * as m from '#messages/sign-in.ts';
import { accountForm } from '#site/account/account-form.ts';
import { CodeInput } from '#site/account/code-input.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';

type CodeFormProps = { next: string; resent: boolean; refused: Refused | undefined };

/** The second step: six digits, typed or pasted; a phone offers them from its messages. */
export function CodeForm({ next, resent, refused }: CodeFormProps) {
  const { errorOf } = accountForm(refused);
  const navigation = useNavigation();
  const intent = navigation.formData?.get('intent');
  return (
    <>
      {resent && !refused && <Notice tone="good">{m.newCodeSent}</Notice>}
      <Form method="post" noValidate className="door-form">
        <input type="hidden" name="next" value={next} />
        <CodeInput error={errorOf('code')} triesLeft={refused?.values?.n} autoFocus />
        <Button size="lg" wide name="intent" value="code" busy={intent === 'code' && m.checking}>
          {m.confirm}
        </Button>
      </Form>
      <Form method="post" className="row wrapx">
        <input type="hidden" name="next" value={next} />
        <span className="muted sm">{m.nothingCame}</span>
        <Button look="quiet" name="intent" value="resend" busy={intent === 'resend' && m.sending}>
          {m.sendNewCode}
        </Button>
      </Form>
      <p className="door-below">
        <Sentence
          text={m.wrongAddress}
          parts={{ link: (words) => <Link to={href('/signup')}>{words}</Link> }}
        />
      </p>
    </>
  );
}
