import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import { darshanTypes } from '#core/darshan/darshan-type.ts';
import { guessDarshan } from '#core/darshan/guess-darshan.ts';
import { type MorningFields, morningFields } from '#core/darshan/read-morning.ts';
import { suggestAlt } from '#core/darshan/suggest-alt.ts';
import { addressNumber } from '#core/fields/address-number.ts';
import { readChoice } from '#core/fields/choice.ts';
import { mostFiles } from '#core/media/media-file.ts';
import type { Problem } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/darshan.ts';
import { does, forStaff, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { publishMorning } from '#server/darshan/publish-morning.ts';
import { countSubscribers } from '#server/darshan/subscriber-queries.ts';
import { listUnpublishedPictures } from '#server/darshan/unpublished-pictures.ts';
import { admitFile } from '#server/media/admit-file.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/post-morning.route';
import { MorningForm } from './morning-form.tsx';
import { Posted } from './posted.tsx';

/** The photos of a darshan, posted in one screen; day and darshan follow from the clock. */
export const loader = forStaff('content.write', async ({ url, services, staff }) => {
  const { identity, schedule } = await getTempleSettings(services);
  const now = services.clock();
  const guess = guessDarshan(schedule.entries, now);
  const query = url.searchParams;
  return {
    // A form that was published is made anew.
    opened: now.getTime(),
    guess,
    today: templeDay(now),
    deities: identity.deities,
    waiting: await listUnpublishedPictures(services, staff),
    readers: await countSubscribers(services),
    posted: query.has('posted')
      ? {
          day: query.get('day') ?? '',
          type: query.get('type') ?? '',
          count: addressNumber(query.get('posted') ?? '') ?? 0,
        }
      : null,
  };
});

export const action = staffAction(
  does('content.write', async (call: StaffForm) => {
    const typed = await withWords(call);
    const sent = await admitAll(call);
    const images = [...call.all('images'), ...sent.images];
    if (sent.problems.length > 0) return { ok: false as const, problems: sent.problems, typed, images };
    const published = await publishMorning(call.services, call.staff, { typed, images });
    return published.ok ? published : { ok: false as const, problems: asProblems(published), typed, images };
  }),
  (_, outcome) => {
    if (!outcome.ok) return data(outcome, { status: 422 });
    const { day, type, count } = outcome.value;
    throw redirect(`${href('/admin-dashboard/daily-darshan/post')}?posted=${count}&day=${day}&type=${type}`);
  },
);

/**
 * The typed fields. Words that were only suggested are made anew of the darshan and dress that were
 * chosen: without script they could not follow.
 */
async function withWords({ services, text, texts }: StaffForm): Promise<MorningFields> {
  const typed = texts(morningFields);
  const chosen = readChoice(typed.type, darshanTypes);
  if (!chosen.ok || typed.alt !== text('suggested')) return typed;
  const { identity } = await getTempleSettings(services);
  const alt = suggestAlt({ deities: identity.deities, type: chosen.value, dress: typed.dress });
  return { ...typed, alt };
}

/** Without script the files come with the form. Those that are refused are named. */
async function admitAll({ services, staff, form }: StaffForm) {
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0);
  const images: string[] = [];
  const problems: Problem[] = [];
  for (const file of files.slice(0, mostFiles)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const admitted = await admitFile(services, staff, { name: file.name, bytes });
    if (admitted.ok) images.push(admitted.value.address);
    else problems.push({ field: 'images', code: admitted.code });
  }
  if (files.length > mostFiles) {
    problems.push({ field: 'images', code: 'photos-too-many', values: { max: mostFiles } });
  }
  return { images, problems };
}

export default function PostMorning({ loaderData, actionData }: Route.ComponentProps) {
  const { posted, readers } = loaderData;
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <div>
          <h1>{m.postDarshan}</h1>
          <p className="muted">
            {m.postNote} {readers > 0 && m.readersWait(readers)}
          </p>
        </div>
      </div>
      {posted && !actionData && <Posted {...posted} />}
      <MorningForm key={loaderData.opened} {...loaderData} refused={actionData} />
    </div>
  );
}
