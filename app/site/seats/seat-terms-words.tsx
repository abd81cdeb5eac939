import type { LadderStep } from '#core/stay/stay-terms.ts';
import * as m from '#messages/seat-booking.ts';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

/** What goes back of a payment, and until when; before anybody pays. */
export function SeatTermsWords({ ladder }: { ladder: readonly LadderStep[] }) {
  return (
    <div className="sm muted grid gap-1">
      {ladder.length === 0 ? (
        <p>{m.noRefund}</p>
      ) : (
        ladder.map(({ days, percent }) => <p key={days}>{m.goesBackUntil(percent, days)}</p>)
      )}
      <p>
        <Sentence
          text={m.readPolicy}
          parts={{
            policy: (words) => (
              <a href={plainHref('/cancellation-refund-policy')} className="underline">
                {words}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
