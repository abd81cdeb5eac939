import * as m from '#messages/offerings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import './giving.css';

/** Instead of a form when nothing can be given to its cause now. */
export function NothingOpen({ words }: { words: string }) {
  return (
    <section className="panel giving-form">
      <h2 className="text-h3">{m.notOpen}</h2>
      <p className="muted">{m.othersOpen(words)}</p>
      <ButtonLink to={href('/donation')} wide>
        {m.allCauses}
      </ButtonLink>
    </section>
  );
}
