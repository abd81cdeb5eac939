import { data, Link, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { RevisionsPanel } from '#admin/records/revisions-panel.tsx';
import { translationStateWords } from '#admin/words/translation-state-words.ts';
import { addressNumber } from '#core/fields/address-number.ts';
import { readVersion } from '#core/fields/version.ts';
import { languages } from '#core/language/languages.ts';
import { mayDo } from '#core/people/roles.ts';
import { fallsBackOnShipped, type TranslatedTable } from '#core/translations/translated-kind.ts';
import { historyOf, placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import type { TranslationState, VisitorsRead } from '#core/translations/translation-state.ts';
import * as m from '#messages/admin/translations.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { findRevision, listRevisions } from '#server/cms/cms-queries.ts';
import type { Services } from '#server/services.ts';
import { findEntryAddress } from '#server/translations/entry-address.ts';
import { saveTranslation } from '#server/translations/save-translation.ts';
import { takeOffTranslation } from '#server/translations/take-off-translation.ts';
import { type EditedTranslation, findTranslation } from '#server/translations/translation-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/translation.route';
import { TakeOffForm, TranslationForm } from './translation-form.tsx';
import { TranslationLinks } from './translation-links.tsx';
import '#admin/media-picker/media.css';
import './translations.css';

function placeIn({ kind, id, language }: Route.LoaderArgs['params']): TranslationPlace {
  const place = placeOf(kind, id, language);
  if (!place) throw new Response(null, { status: 404 });
  return place;
}

/**
 * One entry in two columns: its English, and its words in another language or those of `?version=`.
 */
export const loader = forStaff(
  ({ params }: StaffCall<Route.LoaderArgs>) => placeIn(params).kind.read,
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const place = placeIn(params);
    const found = await findTranslation(services, place);
    if (!found) throw new Response(null, { status: 404 });
    const requested = addressNumber(url.searchParams.get('version'));
    const old = requested === null ? null : await wordsOf(services, place, found, requested);
    return {
      ...found,
      ...(await findEntryAddress(services, place)),
      ...{ language: place.language, kind: place.kind.table, many: place.kind.many },
      shown: (old ?? found.translation?.fields ?? {}) as Record<string, string>,
      looksAt: old ? requested : null,
      revisions: await listRevisions(services, historyOf(place), place.id),
      mayWrite: mayDo(staff.roles, place.kind.write),
      mayUpload: mayDo(staff.roles, 'media.add'),
      done: doneOf(url.searchParams),
    };
  },
);

/** Of a version, 0 being what came with the site; null where that is not stored. */
async function wordsOf(
  services: Services,
  place: TranslationPlace,
  { version, came }: EditedTranslation,
  requested: number,
): Promise<Record<string, unknown> | null> {
  if (requested === version) return null;
  return requested === 0 ? came : findRevision(services, historyOf(place), place.id, requested);
}

/** What was done before this page was shown. */
function doneOf(query: URLSearchParams): 'saved' | 'taken-off' | null {
  return (['saved', 'taken-off'] as const).find((one) => query.has(one)) ?? null;
}

const saving = (state: 'draft' | 'live') =>
  on(saveTranslation, ({ params, form, text }: StaffForm<Route.ActionArgs>) => [
    placeIn(params),
    { version: readVersion(text('version')), typed: typedIn(form), state },
  ]);

export const action = staffActions(
  {
    live: saving('live'),
    draft: saving('draft'),
    'take-off': on(takeOffTranslation, ({ params, text }: StaffForm<Route.ActionArgs>) => [
      placeIn(params),
      { version: readVersion(text('version')) },
    ]),
  },
  async ({ params, form, intent, text, services }: StaffForm<Route.ActionArgs>, outcome) => {
    const { language, kind, id } = params;
    const here = href('/admin-dashboard/translations/:language/:kind/:id', { language, kind, id });
    if (outcome.ok) throw redirect(`${here}?${intent === 'take-off' ? 'taken-off' : 'saved'}`);
    const typed = typedIn(form);
    const version = readVersion(text('version'));
    if (outcome.code !== 'changed-meanwhile')
      return data({ typed, problems: asProblems(outcome), version, overtaken: false }, { status: 422 });
    // The form continues from the current version: saving once more is a decision.
    const now = await findTranslation(services, placeIn(params));
    return data({ typed, problems: [], version: now?.version ?? version, overtaken: true }, { status: 409 });
  },
);

/** Which fields an entry has is known where it is read: the others are ignored. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export const handle = { crumb: m.edit } satisfies AdminHandle;

export default function Translation({ loaderData, actionData }: Route.ComponentProps) {
  const { title, state, language, looksAt, version, read, came, mayWrite } = loaderData;
  const { label, tone } = translationStateWords[state];
  const { name } = languages[language];
  const current = !actionData && looksAt === null;
  return (
    <MediaPicker mayUpload={loaderData.mayUpload}>
      <div className="admin-stack">
        <ScreenHead title={`${title}: ${name}`} note={visitorsRead(read, name)}>
          <Badge tone={tone}>{label}</Badge>
        </ScreenHead>
        {!actionData && loaderData.done && (
          <Notice tone="good">{doneWords(loaderData.done, state, name)}</Notice>
        )}
        {current && state === 'outdated' && (
          <Notice tone="wait">{read === 'shipped' ? m.shippedOutdated(name) : m.englishChanged}</Notice>
        )}
        {!actionData && looksAt !== null && (
          <Notice tone="info">
            <Sentence
              text={looksAt === 0 ? m.firstVersion : m.olderVersion(looksAt)}
              parts={{ now: (text) => <Link to="?">{text}</Link> }}
            />
          </Notice>
        )}
        {actionData?.overtaken && (
          <Notice tone="bad">
            <Sentence text={m.savedMeanwhile} parts={{ b: (text) => <b>{text}</b> }} />
          </Notice>
        )}
        <TranslationForm
          key={`${version} ${looksAt}`}
          found={loaderData}
          shown={loaderData.shown}
          refused={actionData}
          language={language}
          mayWrite={mayWrite}
        />
        {current && mayWrite && mayTakeOff(loaderData) && <TakeOffForm version={version} language={name} />}
        <TranslationLinks shown={loaderData} language={language} />
        {loaderData.revisions.length > 0 && (
          <RevisionsPanel
            revisions={[...loaderData.revisions, ...(came ? [cameWithSite] : [])]}
            version={version}
            looksAt={looksAt}
          />
        )}
      </div>
    </MediaPicker>
  );
}

const cameWithSite = { version: 0, savedAt: null, savedBy: null };

function visitorsRead(read: VisitorsRead, name: string): string {
  if (read === 'english') return m.visitorsReadEnglish;
  return read === 'own' ? m.visitorsReadOwn(name) : m.visitorsReadShipped(name);
}

function doneWords(done: 'saved' | 'taken-off', state: TranslationState, name: string): string {
  if (done === 'taken-off') return m.takenOff;
  return state === 'draft' ? m.savedDraft : m.publishedIn(name);
}

/** What came with the site of settings and letters stays: only the office's own goes. */
function mayTakeOff({ read, kind }: { read: VisitorsRead; kind: TranslatedTable }): boolean {
  return read === 'own' || (read === 'shipped' && !fallsBackOnShipped({ table: kind }));
}
