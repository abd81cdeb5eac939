import { data, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { FilterForm } from '#admin/lists/filter-form.tsx';
import { pageHref } from '#admin/lists/page-href.ts';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { nearestPage, pageNumber } from '#core/content/paging.ts';
import { otherLanguage } from '#core/language/other-language.ts';
import { mayDo } from '#core/people/roles.ts';
import { confirmReasons } from '#core/translations/to-confirm/text-to-confirm.ts';
import { placeOf } from '#core/translations/translation-place.ts';
import * as m from '#messages/admin/to-confirm.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { confirmText } from '#server/to-confirm/confirm-text.ts';
import { listTextsToConfirm, type ReadText } from '#server/to-confirm/reading-queries.ts';
import { remarkOnText } from '#server/to-confirm/remark-on-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/to-confirm.route';
import { TextToConfirm } from './text-to-confirm.tsx';
import './translations.css';

const pageSize = 20;
const states = ['open', 'confirmed', 'remarks', 'all'] as const;
type State = (typeof states)[number];

/**
 * What a native reader confirms, all legal texts first. Whoever reads content reads them all: they
 * are what visitors read.
 */
export const loader = forStaff('content.read', async ({ url, services, staff }) => {
  const { searchParams: query } = url;
  const language = otherLanguage(query.get('language'));
  const reason = confirmReasons.find((one) => one === query.get('reason')) ?? null;
  const state = states.find((one) => one === query.get('state')) ?? 'open';
  const texts = await listTextsToConfirm(services, language);
  const found = texts.filter((text) => (reason === null || text.reason === reason) && isIn(text, state));
  const mayOpen = ({ row }: ReadText) => {
    const place = row && placeOf(row.table, row.id, language);
    return place !== null && mayDo(staff.roles, place.kind.read);
  };
  const { page, pages, offset } = nearestPage(pageNumber(query.get('page')), found.length, pageSize);
  return {
    ...{ language, reason, state, page, pages, query: query.toString() },
    texts: found.slice(offset, offset + pageSize).map((text) => ({ text, mayOpen: mayOpen(text) })),
    all: texts.length,
    confirmed: texts.filter((text) => text.confirmed).length,
    remarks: texts.filter((text) => text.remark).length,
    mayWrite: mayDo(staff.roles, 'content.write'),
  };
});

function isIn({ confirmed, remark }: ReadText, state: State): boolean {
  if (state === 'remarks') return remark !== null;
  return state === 'all' || (state === 'confirmed') === (confirmed !== null);
}

const confirming = (confirmed: boolean) =>
  on(confirmText, ({ url, text }: StaffForm) => [
    {
      ...{ language: otherLanguage(url.searchParams.get('language')), key: text('key') },
      ...{ fingerprint: text('fingerprint'), confirmed },
    },
  ]);

export const action = staffActions(
  {
    confirm: confirming(true),
    open: confirming(false),
    remark: on(remarkOnText, ({ url, text }: StaffForm) => [
      { language: otherLanguage(url.searchParams.get('language')), key: text('key'), remark: text('remark') },
    ]),
  },
  ({ url, text }, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/translations/to-confirm')}${url.search}`);
    const status = outcome.code === 'changed-meanwhile' ? 409 : 422;
    return data({ key: text('key'), typed: text('remark'), problems: asProblems(outcome) }, { status });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.toConfirm } satisfies AdminHandle;

export default function ToConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { language, reason, state, texts, all, confirmed, page, pages, query } = loaderData;
  const refused = actionData?.problems.map(({ code, values }) => wordsOf(code, values)) ?? [];
  return (
    <div className="admin-stack">
      <ScreenHead title={m.toConfirm} note={m.about} count={m.counted(confirmed, all)}>
        {loaderData.remarks > 0 && (
          <a
            className="btn btn-outline btn-sm"
            href={`${plainHref('/admin-dashboard/translations/remarks.csv')}?language=${language}`}
            download
          >
            {m.remarksFile}
          </a>
        )}
      </ScreenHead>
      <FilterForm
        label={m.find}
        asked={[reason, state]}
        all={reason || state !== 'open' ? `?language=${language}` : null}
      >
        <input type="hidden" name="language" value={language} />
        <Select name="reason" label={m.why} defaultValue={reason ?? ''} options={reasonOptions} />
        <Select name="state" label={m.state} defaultValue={state} options={stateOptions} />
      </FilterForm>
      <FormError problems={refused.map((message) => ({ message, field: undefined }))} />
      <p className="muted sm">{m.pastes}</p>
      {texts.length === 0 ? (
        <section className="panel">
          <EmptyState title={m.noneFound} />
        </section>
      ) : (
        <ul className="admin-stack" aria-label={m.texts}>
          {texts.map(({ text, mayOpen }) => (
            <li key={text.key} className="panel">
              <TextToConfirm
                text={text}
                language={language}
                query={query}
                refused={
                  actionData?.key === text.key ? { typed: actionData.typed, error: refused[0] ?? null } : null
                }
                mayWrite={loaderData.mayWrite}
                mayOpen={mayOpen}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={pageHref(query)} />
    </div>
  );
}

const reasonOptions = [
  { value: '', label: m.everyReason },
  ...confirmReasons.map((value) => ({ value, label: m.reasons[value] })),
];
const stateOptions = [
  { value: 'open', label: m.openOnes },
  { value: 'confirmed', label: m.confirmedOnes },
  { value: 'remarks', label: m.withRemarks },
  { value: 'all', label: m.allTexts },
] satisfies { value: State; label: string }[];

function wordsOf(code: string, values: Parameters<typeof adminMessageFor>[1]): string {
  return code === 'changed-meanwhile' ? m.changedMeanwhile : adminMessageFor(code, values);
}
