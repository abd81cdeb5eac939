import { Link } from 'react-router';
import * as m from '#messages/sign-in.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

/** Accepts the terms and the privacy policy; every way to make an account asks for it. */
export function AcceptTerms({ accepted, error }: { accepted: boolean; error: string | null | undefined }) {
  return (
    <Checkbox name="acceptTerms" error={error} defaultChecked={accepted}>
      <Sentence
        text={m.acceptTerms}
        parts={{
          terms: (words) => <Link to={href('/terms-condition')}>{words}</Link>,
          privacy: (words) => <Link to={href('/privacy-policy')}>{words}</Link>,
        }}
      />
    </Checkbox>
  );
}
