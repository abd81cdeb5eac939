import { useState } from 'react';
import { type CalendarQuery, feedHref, yearHref } from '#core/calendar/calendar-query.ts';
import * as m from '#messages/calendar.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withLanguage } from '#ui/href.ts';
import { categoryWords } from './category-words.tsx';

type SubscribeProps = {
  query: CalendarQuery;
  year: number;
  /** The site's own address, for programs that fetch the feed. */
  publicUrl: string;
};

/**
 * The shown place and category as a feed: for the phone's calendar, for Google's, or as a file; or
 * on paper.
 */
export function Subscribe({ query, year, publicUrl }: SubscribeProps) {
  const [alarm, setAlarm] = useState(false);
  const path = feedHref({ ...query, alarm });
  const webcal = publicUrl.replace(/^https?:/, 'webcal:') + withLanguage(path);
  return (
    <section className="subscribe" aria-labelledby="subscribe">
      <h2 id="subscribe">{m.onYourCalendar}</h2>
      <p className="sm muted">
        {query.only ? m.categoryUpToDate(categoryWords[query.only].words) : m.allUpToDate}
      </p>
      <label className="sm noscript:hidden" data-needs-script>
        <input type="checkbox" checked={alarm} onChange={(event) => setAlarm(event.target.checked)} />
        {m.remindMe}
      </label>
      <ButtonLink to={webcal} size="sm">
        {m.subscribe}
      </ButtonLink>
      <ButtonLink
        to={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
        look="outline"
        size="sm"
        newTab
      >
        {m.addToGoogle}
      </ButtonLink>
      <ButtonLink to={path} look="outline" size="sm" reloadDocument download>
        {m.download}
      </ButtonLink>
      <ButtonLink to={yearHref(year, query.place)} look="quiet" size="sm">
        {m.wholeYearToPrint(year)}
      </ButtonLink>
    </section>
  );
}
