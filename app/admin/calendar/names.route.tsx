import { useRef } from 'react';
import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import { useUnsavedGuard } from '#admin/forms/use-unsaved-guard.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { readSearch } from '#admin/lists/read-search.ts';
import { isNameTable, type NameTable, nameTables } from '#core/calendar/names/calendar-words.ts';
import { filterNames, listNames, type NameFilters } from '#core/calendar/names/list-names.ts';
import { correctionFields } from '#core/calendar/names/read-correction.ts';
import { readVersion } from '#core/fields/version.ts';
import { languages } from '#core/language/languages.ts';
import { otherLanguage, otherLanguages } from '#core/language/other-language.ts';
import * as m from '#messages/admin/calendar-names.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { listSavesOfNames } from '#server/calendar/calendar-words-queries.ts';
import { correctName } from '#server/calendar/correct-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/names.route';
import { NameRow } from './name-row.tsx';
import './names.css';

const whichOnes = ['all', 'corrected', 'untouched'] as const;

/** The names of the calendar in a language, as they came and as the temple corrected them. */
export const loader = forStaff('calendar.write', async ({ url, services }) => {
  const { searchParams: query } = url;
  const language = otherLanguage(query.get('language'));
  const all = listNames(language, await listSavesOfNames(services, language));
  const table = query.get('table') ?? 'ekadasis';
  const filters: NameFilters = {
    table: isNameTable(table) ? table : null,
    search: readSearch(query).search ?? '',
    which: whichOnes.find((one) => one === query.get('which')) ?? 'all',
  };
  const correctedIn = (one: NameTable) =>
    all.filter(({ table: of, corrected }) => of === one && corrected !== null).length;
  return {
    language,
    filters,
    names: filterNames(all, filters),
    total: all.length,
    tables: nameTables.map((one) => ({ table: one, corrected: correctedIn(one) })),
    done: query.get('done'),
  };
});

const sent = ({ texts, text }: StaffForm<Route.ActionArgs>) => ({
  ...texts(correctionFields),
  version: readVersion(text('version')),
});

export const action = staffActions(
  {
    save: on(correctName, (call: StaffForm<Route.ActionArgs>) => [sent(call)]),
    'take-back': on(correctName, (call: StaffForm<Route.ActionArgs>) => [{ ...sent(call), name: '' }]),
  },
  ({ intent, url, text, texts }, outcome) => {
    if (!outcome.ok)
      return data(
        { problems: asProblems(outcome), typed: { ...texts(correctionFields), version: text('version') } },
        { status: outcome.code === 'invalid' ? 422 : 409 },
      );
    const query = new URLSearchParams(url.search);
    query.set('done', intent === 'take-back' || text('name').trim() === '' ? 'took-back' : 'saved');
    throw redirect(`${href('/admin-dashboard/calendar/names')}?${query}`);
  },
);

export const handle = { crumb: m.names } satisfies AdminHandle;

export default function CalendarNames({ loaderData, actionData }: Route.ComponentProps) {
  const { language, filters, names, total, tables, done } = loaderData;
  const rows = useRef<HTMLElement>(null);
  useUnsavedGuard(rows);
  const corrected = tables.reduce((sum, one) => sum + one.corrected, 0);
  const { name } = languages[language];
  const isRefused = ({ table, key }: { table: string; key: string }) =>
    actionData?.typed.table === table && actionData.typed.key === key;
  const shown = `?${new URLSearchParams({ language, table: filters.table ?? '', search: filters.search, which: filters.which })}`;
  return (
    <div className="admin-stack">
      <ScreenHead title={m.namesIn(name)} note={m.about} count={m.howMany(corrected, total)} />
      {!actionData && done && <Notice tone="good">{done === 'saved' ? m.saved : m.tookBack}</Notice>}
      <FilterForm
        label={m.findNames}
        asked={[language, filters]}
        all={
          filters.search || filters.table || filters.which !== 'all' ? `?language=${language}&table=` : null
        }
      >
        {otherLanguages.length > 1 ? (
          <Select
            name="language"
            label={m.language}
            defaultValue={language}
            options={otherLanguages.map((value) => ({ value, label: languages[value].name }))}
          />
        ) : (
          <input type="hidden" name="language" value={language} />
        )}
        <Select
          name="table"
          label={m.table}
          defaultValue={filters.table ?? ''}
          options={[
            { value: '', label: m.everyTable },
            ...tables.map((one) => ({
              value: one.table,
              label: one.corrected > 0 ? `${m.tables[one.table]} (${one.corrected})` : m.tables[one.table],
            })),
          ]}
        />
        <TextInput name="search" label={m.search} defaultValue={filters.search} optional />
        <Select name="which" label={m.which} defaultValue={filters.which} options={whichOptions} />
      </FilterForm>
      <section ref={rows} className="panel" aria-label={m.names}>
        {names.length === 0 ? (
          <EmptyState title={m.none}>{m.noneHint}</EmptyState>
        ) : (
          <ul className="calendar-names">
            {names.map((one) => (
              <NameRow
                key={`${one.table} ${one.key} ${one.version}`}
                of={one}
                language={language}
                table={filters.table === null ? m.tables[one.table] : null}
                refused={isRefused(one) ? actionData : undefined}
                action={shown}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const whichOptions = [
  { value: 'all', label: m.all },
  { value: 'corrected', label: m.correctedOnly },
  { value: 'untouched', label: m.untouched },
];
