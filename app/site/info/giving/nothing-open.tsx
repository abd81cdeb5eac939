import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import './giving.css';

/** Instead of a form when nothing can be given to its cause now. */
export function NothingOpen({ words }: { words: string }) {
  return (
    <section className="panel giving-form">
      <h2 className="text-h3">Not open just now</h2>
      <p className="muted">{words} Other causes are open.</p>
      <ButtonLink to={href('/donation')} wide>
        See all causes
      </ButtonLink>
    </section>
  );
}
