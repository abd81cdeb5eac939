import { data, Link, redirect, useNavigation } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { RevisionsPanel } from '#admin/records/revisions-panel.tsx';
import { readVersion } from '#core/fields/version.ts';
import { languages } from '#core/language/languages.ts';
import { mayDo } from '#core/people/roles.ts';
import { historyOf, placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import * as m from '#messages/admin/translations.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { findRevision, listRevisions } from '#server/cms/cms-queries.ts';
import { saveTranslation } from '#server/translations/save-translation.ts';
import { findTranslation } from '#server/translations/translation-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/translation.route';
import { stateWords } from './state-words.ts';
import { TranslationPair } from './translation-pair.tsx';
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
    const history = historyOf(place);
    const requested = url.searchParams.get('version');
    const old = requested ? await findRevision(services, history, place.id, readVersion(requested)) : null;
    return {
      ...found,
      ...{ language: place.language, kind: place.kind.table, many: place.kind.many },
      shown: (old ?? found.translation?.fields ?? {}) as Record<string, string>,
      looksAt: old ? Number(requested) : null,
      revisions: await listRevisions(services, history, place.id),
      mayWrite: mayDo(staff.roles, place.kind.write),
      mayUpload: mayDo(staff.roles, 'media.add'),
      saved: url.searchParams.has('saved'),
    };
  },
);

export const action = staffAction(
  on(saveTranslation, ({ params, form, text }: StaffForm<Route.ActionArgs>) => [
    placeIn(params),
    {
      version: readVersion(text('version')),
      typed: typedIn(form),
      state: text('state') === 'live' ? ('live' as const) : ('draft' as const),
    },
  ]),
  async ({ params, form, text, services }: StaffForm<Route.ActionArgs>, saved) => {
    const { language, kind, id } = params;
    if (saved.ok)
      throw redirect(
        `${href('/admin-dashboard/translations/:language/:kind/:id', { language, kind, id })}?saved`,
      );
    const typed = typedIn(form);
    const version = readVersion(text('version'));
    if (saved.code !== 'changed-meanwhile')
      return data({ typed, problems: asProblems(saved), version, overtaken: false }, { status: 422 });
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
  const { title, fields, words, translation, shown, state, changed, language, looksAt, version } = loaderData;
  const busy = useNavigation().state !== 'idle';
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const { errorOf, summary } = fieldErrors(actionData, shown, labels);
  const { label, tone } = stateWords[state];
  const { name } = languages[language];
  return (
    <MediaPicker mayUpload={loaderData.mayUpload}>
      <div className="admin-stack">
        <ScreenHead title={`${title}: ${name}`}>
          <Badge tone={tone}>{label}</Badge>
        </ScreenHead>
        {!actionData && loaderData.saved && (
          <Notice tone="good">{state === 'live' ? m.publishedIn(name) : m.savedDraft}</Notice>
        )}
        {!actionData && state === 'outdated' && <Notice tone="wait">{m.englishChanged}</Notice>}
        {!actionData && looksAt !== null && (
          <Notice tone="info">
            <Sentence text={m.olderVersion(looksAt)} parts={{ now: (text) => <Link to="?">{text}</Link> }} />
          </Notice>
        )}
        {actionData?.overtaken && (
          <Notice tone="bad">
            <Sentence text={m.savedMeanwhile} parts={{ b: (text) => <b>{text}</b> }} />
          </Notice>
        )}
        <RecordForm
          key={`${version} ${looksAt}`}
          action="?"
          className="admin-stack"
          aria-label={m.translation}
          problems={summary}
          version={String(actionData?.version ?? version)}
        >
          <div className="panel">
            {fields
              .filter((field) => words[field.name] || shown[field.name])
              .map((field) => (
                <TranslationPair
                  key={field.name}
                  field={field}
                  english={words[field.name] ?? ''}
                  before={changed.includes(field.name) ? (translation?.source[field.name] ?? '') : null}
                  language={language}
                  words={actionData?.typed[field.name] ?? shown[field.name] ?? ''}
                  error={errorOf(field.name)}
                />
              ))}
          </div>
          {loaderData.mayWrite ? (
            <div className="row wrapx pair">
              <Button name="state" value="live" busy={busy && m.saving}>
                {m.publishIn(name)}
              </Button>
              <Button name="state" value="draft" look="outline">
                {m.saveDraft}
              </Button>
            </div>
          ) : (
            <p className="muted">{m.mayOnlyLook}</p>
          )}
        </RecordForm>
        {loaderData.revisions.length > 0 && (
          <RevisionsPanel revisions={loaderData.revisions} version={version} looksAt={looksAt} />
        )}
        <p>
          <Link
            to={`${href('/admin-dashboard/translations')}?language=${language}&kind=${loaderData.kind}`}
            className="quiet-link"
          >
            {m.allOf(loaderData.many)}
          </Link>
        </p>
      </div>
    </MediaPicker>
  );
}
