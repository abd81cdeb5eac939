import { useState } from 'react';
import { type CalendarQuery, feedHref, yearHref } from '#core/calendar/calendar-query.ts';
import { ButtonLink } from '#ui/button.tsx';
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
  const webcal = publicUrl.replace(/^https?:/, 'webcal:') + path;
  return (
    <section className="subscribe" aria-labelledby="subscribe">
      <h2 id="subscribe">On your own calendar</h2>
      <p className="sm muted">
        {query.only
          ? `${categoryWords[query.only].words} of this year and the next, kept up to date by themselves.`
          : 'Fasts, break-fast times and festivals of this year and the next, kept up to date by themselves.'}
      </p>
      <label className="sm noscript:hidden" data-needs-script>
        <input type="checkbox" checked={alarm} onChange={(event) => setAlarm(event.target.checked)} />
        Remind me the evening before Ekadasi
      </label>
      <ButtonLink to={webcal} size="sm">
        Subscribe on this device
      </ButtonLink>
      <ButtonLink
        to={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
        look="outline"
        size="sm"
        newTab
      >
        Add to Google Calendar
      </ButtonLink>
      <ButtonLink to={path} look="outline" size="sm" reloadDocument download>
        Download the file
      </ButtonLink>
      <ButtonLink to={yearHref(year, query.place)} look="quiet" size="sm">
        The whole of {year}, to print
      </ButtonLink>
    </section>
  );
}
