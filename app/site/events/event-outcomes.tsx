import { leadingFigure } from '#core/content/leading-figure.ts';
import * as m from '#messages/events.ts';
import { locale } from '#messages/language.ts';
import type { EventTurnout } from '#server/content/event-turnout.ts';
import './event-outcomes.css';

type EventOutcomesProps = {
  /** What the office wrote, one thing a line. */
  lines: readonly string[];
  turnout: EventTurnout | null;
  afterwards: string | null;
};

/** What a day gave and how it was; nothing where nothing was counted or written. */
export function EventOutcomes({ lines, turnout, afterwards }: EventOutcomesProps) {
  const figures = [...lines, ...linesOf(turnout)].map(
    (line) => leadingFigure(line) ?? { number: '', words: line },
  );
  if (figures.length === 0 && !afterwards) return null;
  return (
    <section className="event-outcomes" aria-labelledby="event-outcomes">
      <h2 id="event-outcomes" className="text-h3">
        {m.whatTheDayGave}
      </h2>
      <ul>
        {figures.map(({ number, words }) => (
          <li key={`${number} ${words}`}>
            {number && <b className="num">{number}</b>} <span>{words}</span>
          </li>
        ))}
      </ul>
      {afterwards?.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function linesOf(turnout: EventTurnout | null): string[] {
  if (!turnout) return [];
  const { guests, helpers, helperHours } = turnout;
  return [
    ...(guests > 0 ? [m.guestsCame(grouped(guests))] : []),
    ...(helpers > 0 ? [m.helpersGave(grouped(helpers), grouped(helperHours))] : []),
  ];
}

const grouped = (count: number) => count.toLocaleString(locale);
