import { Link } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { translationStateWords } from '#admin/words/translation-state-words.ts';
import { type Language, languages } from '#core/language/languages.ts';
import { otherLanguage, otherLanguages as others } from '#core/language/other-language.ts';
import { mayDo } from '#core/people/roles.ts';
import {
  findTranslatedKind,
  type TranslatedKind,
  translatedKinds,
} from '#core/translations/translated-kind.ts';
import { placeOf } from '#core/translations/translation-place.ts';
import { type TranslationState, translationStates } from '#core/translations/translation-state.ts';
import * as confirm from '#messages/admin/to-confirm.ts';
import * as m from '#messages/admin/translations.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import type { Services } from '#server/services.ts';
import { countTextsToConfirm } from '#server/to-confirm/reading-queries.ts';
import { countUntranslated, listTranslations } from '#server/translations/translation-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/translations.route';
import './translations.css';

/** What of the site's content is missing or outdated in a language, kind by kind. */
export const loader = forStaff('content.read', async ({ url, services, staff }) => {
  const { searchParams: query } = url;
  const language = otherLanguage(query.get('language'));
  const kinds = translatedKinds.filter(({ read }) => mayDo(staff.roles, read));
  const requestedKind = findTranslatedKind(query.get('kind') ?? '');
  const [firstKind] = kinds;
  const kind = requestedKind && kinds.includes(requestedKind) ? requestedKind : firstKind;
  const state = translationStates.find((one) => one === query.get('state')) ?? null;
  const rows = kind ? await listTranslations(services, kind, language) : [];
  const mayOpen = (id: string) => {
    const place = placeOf(kind?.table, id, language);
    return place !== null && mayDo(staff.roles, place.kind.read);
  };
  return {
    ...{ language, state, kind: kind?.table ?? '' },
    rows: rows.filter((row) => mayOpen(row.id) && (state === null || row.state === state)),
    toConfirm: await countTextsToConfirm(services, language),
    kinds: await Promise.all(kinds.map((one) => toTab(services, one, language))),
  };
});

async function toTab(services: Services, kind: TranslatedKind, language: Language) {
  return { table: kind.table, many: kind.many, left: await countUntranslated(services, kind, language) };
}

export default function Translations({ loaderData }: Route.ComponentProps) {
  const { language, kind, kinds, rows, state } = loaderData;
  const { name } = languages[language];
  const left = kinds.reduce((sum, one) => sum + one.left, 0);
  return (
    <div className="admin-stack">
      <ScreenHead
        title={m.translations(name)}
        note={m.about}
        count={left === 0 ? m.nothingLeft : m.left(left)}
      />
      <ToConfirmLine {...loaderData.toConfirm} language={language} />
      <nav className="panel translation-kinds-panel" aria-label={m.kindsOfContent}>
        <ul className="translation-kinds">
          {kinds.map((one) => (
            <li key={one.table}>
              <Link
                to={`?language=${language}&kind=${one.table}`}
                aria-current={one.table === kind ? 'page' : undefined}
              >
                {one.many}
              </Link>
              {one.left > 0 && <span className="chip num">{one.left}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm
        label={m.entriesToTranslate}
        asked={[kind, state]}
        all={state && `?language=${language}&kind=${kind}`}
      >
        <Select
          name="kind"
          className="translation-kind"
          label={m.kindOfContent}
          defaultValue={kind}
          options={kinds.map(({ table, many, left: open }) => ({
            value: table,
            label: open > 0 ? m.kindWithLeft(many, open) : many,
          }))}
        />
        {others.length > 1 ? (
          <Select
            name="language"
            label={m.language}
            defaultValue={language}
            options={others.map((value) => ({ value, label: languages[value].name }))}
          />
        ) : (
          <input type="hidden" name="language" value={language} />
        )}
        <Select name="state" label={m.state} defaultValue={state ?? ''} options={stateOptions} />
      </FilterForm>
      <section className="panel" aria-label={m.entries}>
        {rows.length === 0 ? (
          <EmptyState title={state ? m.noneInState : m.nothingToTranslate} />
        ) : (
          <ul className="page-rows">
            {rows.map((row) => (
              <li key={row.id}>
                <span>
                  <Link
                    to={href('/admin-dashboard/translations/:language/:kind/:id', {
                      language,
                      kind,
                      id: row.id,
                    })}
                  >
                    {row.title}
                  </Link>
                  <span className="sm muted block num">{missingWords(row.missing)}</span>
                  {row.changed.length > 0 && (
                    <span className="sm block">{m.changedSince(row.changed.join(', '))}</span>
                  )}
                </span>
                <StateBadge state={row.state} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function ToConfirmLine({ all, confirmed, language }: { all: number; confirmed: number; language: Language }) {
  const open = all - confirmed;
  return (
    <p className="panel row wrapx">
      <span>{open === 0 ? confirm.allConfirmed : confirm.stillOpen(open)}</span>
      <Link
        className="quiet-link"
        to={`${href('/admin-dashboard/translations/to-confirm')}?language=${language}`}
      >
        {confirm.toConfirm}
      </Link>
    </p>
  );
}

const stateOptions = [
  { value: '', label: m.everyState },
  ...translationStates.map((value) => ({ value, label: translationStateWords[value].label })),
];

function missingWords(count: number): string {
  if (count === 0) return m.allHaveWords;
  return m.withoutWords(count);
}

function StateBadge({ state }: { state: TranslationState }) {
  const { label, tone } = translationStateWords[state];
  return <Badge tone={tone}>{label}</Badge>;
}
