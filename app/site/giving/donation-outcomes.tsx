import type { DonationOutcome } from '#core/donations/donation-outcome.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/gifts.ts';
import { Picture } from '#ui/picture.tsx';
import './donation-outcomes.css';

/** What gifts of this kind did, as the staff entered it; nothing where nothing was entered. */
export function DonationOutcomes({ outcomes }: { outcomes: readonly DonationOutcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section className="donation-outcomes" aria-labelledby="donation-outcomes">
      <h2 id="donation-outcomes" className="text-h3">
        {m.whatGiftsDid}
      </h2>
      <ul>
        {outcomes.map(({ id, figure, words, happenedOn, image, alt }) => (
          <li key={id}>
            {image && <Picture name={image} alt={alt} sizes="(min-width: 601px) 180px, 92vw" />}
            <div>
              <h3 className="text-h4 num">{figure}</h3>
              <p className="sm muted">{words}</p>
              <time className="sm faint" dateTime={happenedOn}>
                {dayInWords(happenedOn)}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
