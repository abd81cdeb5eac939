import { Link } from 'react-router';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/donation.ts';
import { CauseProgress } from '#site/giving/cause-progress.tsx';
import { causeStateWords } from '#site/giving/cause-state.ts';
import type { CauseView } from '#site/giving/cause-view.ts';
import { DonationForm } from '#site/giving/donation-form.tsx';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';

/** A cause as a card: picture, progress, three amounts, give or add. */
export function CauseCard({ cause }: { cause: CauseView }) {
  const state = causeStateWords(cause);
  const chip = state?.chip ?? (cause.endsOn ? m.until(dayInWords(cause.endsOn)) : null);
  return (
    <article className={`cause ${state ? 'is-closed' : ''}`}>
      <Link
        to={href('/donation/single-donation/:id', { id: cause.id })}
        className="pic"
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture name={cause.image} alt="" sizes="(min-width: 641px) 340px, 100vw" />
        {chip && <span className="chip">{chip}</span>}
      </Link>
      <div className="in">
        <div>
          <h3>
            <Link to={href('/donation/single-donation/:id', { id: cause.id })}>{cause.title}</Link>
          </h3>
          <p className="sm muted mt-1">{cause.summary}</p>
        </div>
        <CauseProgress cause={cause} />
        {state ? (
          <p className="mt-auto font-semibold">{state.sentence}</p>
        ) : (
          <DonationForm cause={cause} look="card" />
        )}
      </div>
    </article>
  );
}
