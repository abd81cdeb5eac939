import { data, Form, Link, redirect } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { createHref, editHref, listHref } from '#admin/menu/content-links.ts';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { changesSeen, type OwnEvent } from '#core/calendar/additions.ts';
import { type CivilDate, parseCivilDate } from '#core/calendar/civil-date.ts';
import { comesOnceAYear } from '#core/calendar/entry-change-form.ts';
import { nameOfEntry } from '#core/calendar/entry-name.ts';
import { zoneTime } from '#core/calendar/zone-time.ts';
import { ownEventKind } from '#core/cms/kinds/own-event-kind.ts';
import { languages } from '#core/language/languages.ts';
import { otherLanguages } from '#core/language/other-language.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/calendar.ts';
import * as names from '#messages/admin/calendar-names.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { getTemplePlace, listAdditions, listCalendarDays } from '#server/calendar/calendar-queries.ts';
import { changeEntry } from '#server/calendar/change-entry.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/calendar.route';
import { EntryForm } from './entry-form.tsx';

/** What the temple adds to the computed calendar, hides in it or renames. */
export const loader = forStaff('calendar.write', async ({ url, services }) => {
  const search = url.searchParams;
  const place = await getTemplePlace(services);
  const parsed = parseCivilDate(search.get('date') ?? '');
  const date: CivilDate = parsed.ok ? parsed.value : zoneTime(services.clock().getTime(), place.zone).date;
  const [additions, days] = await Promise.all([
    listAdditions(services),
    // A title is written in English, whatever language the office is read in.
    listCalendarDays(services, place, date, date, 'site', 'en'),
  ]);
  return {
    date,
    done: search.get('done') !== null,
    ownEvents: additions.ownEvents,
    changes: additions.changes.map((change) => ({
      ...change,
      name: nameOfEntry(change.entryId) ?? fortnightly[change.entryId] ?? change.entryId,
      seen: changesSeen(change.entryId, additions.changes),
    })),
    entries: (days.ok ? (days.value[0]?.listed ?? []) : [])
      .filter(({ kind }) => kind !== 'own')
      .map(({ id, title }) => ({
        ...{ id, title, everyYear: comesOnceAYear(id) },
        seen: changesSeen(id, additions.changes),
      })),
  };
});

/** The event as a CMS row, for the same line under its title. */
const asRow = ({ startsOn, endsOn, repeats }: OwnEvent) => ({
  starts_on: startsOn,
  ends_on: endsOn,
  repeats,
});

/** Entries without a name of their own. */
const fortnightly: Record<string, string> = {
  ekadasi: m.ekadasi,
  mahadvadasi: m.mahadvadasi,
  parana: m.parana,
};

const fields = ['date', 'title', 'entryId', 'on', 'intent', 'seen'] as const;

export const action = staffAction(
  on(changeEntry, ({ texts }) => [texts(fields)]),
  ({ texts }, done) => {
    const typed = texts(fields);
    if (done.ok) {
      const date = parseCivilDate(typed.date);
      throw redirect(`${href('/admin-dashboard/calendar')}?${date.ok ? `date=${date.value}&` : ''}done=1`);
    }
    const problems = done.code === 'invalid' ? done.problems : [{ field: 'form', code: done.code }];
    const limits = { min: 1, max: 200 };
    const errors = problems.map(({ field, code }) => [field, adminMessageFor(code, limits)] as const);
    return data({ typed, errors: Object.fromEntries(errors) as Record<string, string> }, { status: 422 });
  },
);

export default function CalendarAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { date, done, ownEvents, changes, entries } = loaderData;
  const changing = actionData && Object.values(actionData.errors)[0];
  const refusedOf = (id: string) =>
    changing && actionData?.typed.entryId === id
      ? { typed: actionData.typed.title, error: actionData.errors.title ?? null }
      : undefined;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.calendar} />
      {!actionData && done && <Notice tone="good">{m.saved}</Notice>}
      {changing && !actionData?.errors.title && <Notice tone="bad">{changing}</Notice>}
      <section className="panel" aria-labelledby="own">
        <h2 id="own" className="mb-4">
          {m.ownEvents}
        </h2>
        {ownEvents.length === 0 && <p className="muted mb-4">{m.noOwnEvents}</p>}
        <ul className="admin-records">
          {ownEvents.map((event) => (
            <li key={event.id}>
              <span>
                <Link to={editHref(ownEventKind, event.id)} className="font-semibold underline">
                  {event.title}
                </Link>
                <span className="sm muted block num">{ownEventKind.note?.(asRow(event))}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="row wrapx mt-4">
          <ButtonLink to={createHref(ownEventKind)} look="outline" size="sm">
            {m.addEvent}
          </ButtonLink>
          <ButtonLink to={listHref(ownEventKind)} look="quiet">
            {m.allOwnEvents}
          </ButtonLink>
        </div>
      </section>
      <section className="panel" aria-labelledby="computed">
        <h2 id="computed" className="mb-4">
          {m.onADay}
        </h2>
        <Form method="get" className="row wrapx items-end">
          <TextInput key={date} name="date" label={m.day} type="date" defaultValue={date} />
          <Button look="outline" size="sm">
            {m.show}
          </Button>
        </Form>
        {entries.length === 0 && <p className="muted mt-4">{m.nothingOnDay}</p>}
        <ul className="admin-stack mt-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryForm entry={entry} date={date} refused={refusedOf(entry.id)} />
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="names">
        <h2 id="names" className="mb-4">
          {names.fromCalendar}
        </h2>
        <p className="muted mb-4">{names.fromCalendarNote}</p>
        <div className="row wrapx">
          {otherLanguages.map((language) => (
            <ButtonLink
              key={language}
              to={`${href('/admin-dashboard/calendar/names')}?language=${language}`}
              look="outline"
              size="sm"
            >
              {names.correctNames(languages[language].name)}
            </ButtonLink>
          ))}
          {changes.some(({ hidden }) => !hidden) && (
            <ButtonLink
              to={`${href('/admin-dashboard/translations')}?kind=calendar_changes`}
              look="outline"
              size="sm"
            >
              {names.translateRenamed}
            </ButtonLink>
          )}
        </div>
      </section>
      {changes.length > 0 && (
        <section className="panel" aria-labelledby="changes">
          <h2 id="changes" className="mb-4">
            {m.hiddenAndRenamed}
          </h2>
          <ul className="admin-stack">
            {changes.map(({ entryId, on, hidden, title, name, seen }) => (
              <li key={`${entryId} ${on}`} className="row between wrapx">
                <span>
                  <b>{name}</b>
                  <span className="sm muted block">
                    {hidden ? m.hidden : title}, {on ? dayInWords(on) : m.everyYearNote}
                  </span>
                </span>
                <Form method="post">
                  <input type="hidden" name="entryId" value={entryId} />
                  <input type="hidden" name="on" value={on ?? ''} />
                  <input type="hidden" name="seen" value={seen} />
                  <input type="hidden" name="date" value={date} />
                  <Button
                    look="outline"
                    size="sm"
                    name="intent"
                    value="restore"
                    aria-label={m.showAsComputed(name)}
                  >
                    {m.asComputed}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
