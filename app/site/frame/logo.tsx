import { Link } from 'react-router';
import { href } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import type { ShellFacts } from './shell-facts.ts';

/** The mark and the temple's name; links to the home page. */
export function Logo({ identity }: { identity: ShellFacts['identity'] }) {
  return (
    <Link to={href('/')} className="logo">
      <Ornament name="logo-mark" width={46} height={46} />
      <span>
        <b>{identity.name}</b>
        <small>{identity.place}</small>
      </span>
    </Link>
  );
}
