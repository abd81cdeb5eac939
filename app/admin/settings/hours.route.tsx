import { data, redirect } from 'react-router';
import type { AdminHandle } from '#admin/shared/admin-crumbs.tsx';
import { adminMessageFor } from '#admin/shared/admin-messages.ts';
import { DoneNotice } from '#admin/shared/done-notice.tsx';
import { fieldErrors } from '#admin/shared/field-errors.ts';
import { readVersion } from '#core/fields/version.ts';
import { titled, weekdays } from '#core/hours/opening-hours.ts';
import { ownDaysAtMost, readOpeningHours } from '#core/hours/read-opening-hours.ts';
import { storedHours } from '#core/settings/read-former-setting.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { findSetting } from '#server/settings/settings-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/hours.route';
import { HistoryLink } from './history-link.tsx';
import { HoursForm } from './hours-form.tsx';
import { savedWords } from './saved-words.ts';

/** The opening hours: the week, and days that differ. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requireStaff(services, request, 'settings.write');
  const { value, version } = await findSetting(services.db, 'openingHours');
  return { hours: value, version, saved: new URL(request.url).searchParams.get('saved') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'settings.write');
  const form = await readForm(request);
  const text = (name: string) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed : '';
  };
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, text(name)]));
  const version = readVersion(text('version'));
  const read = storedHours(readOpeningHours(text));
  if (!read.ok) return data({ refused: { problems: read.problems, typed }, version }, { status: 422 });
  const outcome = await saveSetting(services, staff, { key: 'openingHours', value: read.value, version });
  if (outcome.ok) throw redirect('/admin-dashboard/settings/hours?saved=1');
  const now = await findSetting(services.db, 'openingHours');
  const problems = [{ field: '', code: outcome.code }];
  return data({ refused: { problems, typed }, version: now.version, now: now.value }, { status: 409 });
}

export const handle = { crumb: 'Opening hours' } satisfies AdminHandle;

/** The name of a field in the error summary: 'Sunday', 'Day of its own 2'. */
const labels = Object.fromEntries(
  [
    ...weekdays.map((day) => [day, titled(day)] as const),
    ...Array.from({ length: ownDaysAtMost }, (_, at) => [`day-${at}`, `Day of its own ${at + 1}`] as const),
  ].flatMap(([name, words]) =>
    ['on', 'note', 'opens-1', 'closes-1', 'opens-2', 'closes-2'].map((part) => [`${name}-${part}`, words]),
  ),
);

export default function HoursScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, version, saved } = loaderData;
  const now = actionData && 'now' in actionData ? actionData.now : undefined;
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <div>
          <h1>Opening hours</h1>
          <p className="muted">Pages that are open anywhere follow within a minute.</p>
        </div>
        <HistoryLink of="hours" />
      </div>
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
