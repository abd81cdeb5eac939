import { Link } from 'react-router';
import * as m from '#messages/mobile-sign-in.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { OwnPassword } from './own-password.tsx';

/** What proves who is signed in: the password, another sign-in by code, or nothing more. */
export type ProofKind = 'password' | 'sign-in' | null;

type ProofOfOwnerProps = {
  kind: ProofKind;
  error: string | null;
  /** The page to come back to. */
  next: string;
  id?: string;
};

/** Before something that nobody else may do (server/auth/prove-owner.ts). */
export function ProofOfOwner({ kind, error, next, id }: ProofOfOwnerProps) {
  if (kind === 'password') return <OwnPassword error={error} id={id} />;
  if (kind === null) return null;
  const again = `${href('/signin/mobile')}?again=1&next=${encodeURIComponent(next)}`;
  return (
    <Notice>
      <Sentence text={m.signInAgain} parts={{ link: (words) => <Link to={again}>{words}</Link> }} />
    </Notice>
  );
}
