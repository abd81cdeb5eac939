import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { readVersion } from '#core/fields/version.ts';
import { weekdays } from '#core/hours/opening-hours.ts';
import { ownDaysAtMost, readOpeningHours } from '#core/hours/read-opening-hours.ts';
import { storedHours } from '#core/settings/read-former-setting.ts';
import * as m from '#messages/admin/settings.ts';
import * as week from '#messages/week.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { findSetting } from '#server/settings/settings-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/hours.route';
import { HistoryLink } from './history-link.tsx';
import { HoursForm } from './hours-form.tsx';
import { savedWords } from './saved-words.ts';

/** The opening hours: the week, and days that differ. */
export const loader = forStaff('settings.write', async ({ url, services }) => {
  const { value, version } = await findSetting(services.db, 'openingHours');
  return { hours: value, version, saved: url.searchParams.get('saved') };
});

export const action = staffAction(
  does('settings.write', async ({ services, staff, text }) => {
    const read = storedHours(readOpeningHours(text));
    if (!read.ok) return read;
    const version = readVersion(text('version'));
    return saveSetting(services, staff, { key: 'openingHours', value: read.value, version });
  }),
  async ({ services, form, text }, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/settings/hours')}?saved=1`);
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
    const refused = { problems: asProblems(outcome), typed };
    if (outcome.code === 'invalid')
      return data({ refused, version: readVersion(text('version')), now: undefined }, { status: 422 });
    const now = await findSetting(services.db, 'openingHours');
    return data({ refused, version: now.version, now: now.value }, { status: 409 });
  },
);

export const handle = { crumb: m.openingHours } satisfies AdminHandle;

/** The name of a field in the error summary: 'Sunday', 'Day of its own 2'. */
const labels = Object.fromEntries(
  [
    ...weekdays.map((day) => [day, week.weekdays[day]] as const),
    ...Array.from({ length: ownDaysAtMost }, (_, at) => [`day-${at}`, m.ownDay(at + 1)] as const),
  ].flatMap(([name, words]) =>
    ['on', 'note', 'opens-1', 'closes-1', 'opens-2', 'closes-2'].map((part) => [`${name}-${part}`, words]),
  ),
);

export default function HoursScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, version, saved } = loaderData;
  const now = actionData?.now;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.openingHours} note={m.openingHoursNote}>
        <HistoryLink of="hours" />
      </ScreenHead>
      {!actionData && <DoneNotice done={saved} words={savedWords} />}
      {now && <Notice tone="wait">{adminMessageFor('saved-meanwhile')}</Notice>}
      <HoursForm
        key={version}
        hours={hours}
        now={now}
        version={actionData?.version ?? version}
        typed={actionData?.refused.typed}
        state={fieldErrors(now ? undefined : actionData?.refused, {}, labels)}
      />
    </div>
  );
}
