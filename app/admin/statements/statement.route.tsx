import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { nearestPage, pageNumber } from '#core/content/paging.ts';
import { checkRow, missingParticulars } from '#core/statements/check-statement.ts';
import { filingFields, particularFields } from '#core/statements/read-statement-forms.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/statements.ts';
import { forStaff, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { noteExport } from '#server/statements/export-statement.ts';
import { noteFiling } from '#server/statements/note-filing.ts';
import { saveParticulars } from '#server/statements/save-particulars.ts';
import { findStatement } from '#server/statements/statement-queries.ts';
import { toStatement } from '#server/statements/to-statement.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/statement.route';
import { FilingPanel } from './filing-panel.tsx';
import { ParticularsPanel } from './particulars-panel.tsx';
import { StatementFilePanel } from './statement-file-panel.tsx';
import { StatementLines, StatementProblems } from './statement-lines.tsx';
import { StatementSums } from './statement-sums.tsx';
import { toLine } from './statement-words.ts';

const pageSize = 50;
/** The file has more; once these are fixed the next are shown. */
const mostProblems = 100;

/** One body's statement of a year: totals, problems to fix, its file, and when it was filed. */
export const loader = forStaff(
  'statements.read',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const { entityId = '', taxYear = '' } = params;
    const statement = await findStatement(services, { entityId, taxYear });
    if (!statement) throw new Response(null, { status: 404 });
    const { rows, ...rest } = statement;
    const query = url.searchParams;
    const { page, pages, offset } = nearestPage(pageNumber(query.get('page')), rows.length, pageSize);
    const checked = rows.flatMap((row, at) => {
      const problems = checkRow(row);
      return problems.length > 0 ? [{ ...toLine(row, at), problems }] : [];
    });
    return {
      ...rest,
      donors: new Set(rows.map(({ pan, donationId }) => pan || donationId)).size,
      lines: {
        all: rows.length,
        page,
        pages,
        shown: rows.map(toLine).slice(offset, offset + pageSize),
      },
      toMend: checked.filter(({ problems }) => problems.some(({ weight }) => weight === 'mend')).length,
      problems: { all: checked.length, shown: checked.slice(0, mostProblems) },
      missing: missingParticulars(statement.particulars),
      today: templeDay(services.clock()),
      done: query.get('done'),
      crumb: `${statementForm(taxYear).statement}, ${taxYear}`,
    };
  },
);

const fields = [...particularFields, ...filingFields, 'reason', 'version'] as const;

type StatementForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    export: toStatement(({ services, staff, text }, key) => noteExport(services, staff, key, text('reason'))),
    filed: toStatement(({ services, staff, texts }, key) => noteFiling(services, staff, key, texts(fields))),
    particulars: toStatement(({ services, staff, texts }, key) =>
      saveParticulars(services, staff, key, texts(fields)),
    ),
  },
  (call: StatementForm, outcome) => {
    const { entityId, taxYear } = call.params;
    const here = href('/admin-dashboard/donation/statements/:entityId/:taxYear', { entityId, taxYear });
    if (outcome.ok) {
      if (call.intent === 'export') throw redirect(`${here}/statement.csv`);
      throw redirect(`${here}?done=${call.intent === 'filed' ? 'filed' : 'particulars'}`);
    }
    const status = outcome.code === 'changed-meanwhile' ? 409 : 422;
    return data(
      { problems: asProblems(outcome), typed: { intent: call.intent, ...call.texts(fields) } },
      { status },
    );
  },
);

const doneWords: Record<string, string> = {
  particulars: m.saved,
  filed: m.filingNoted,
};

export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  const { taxYear, entity, lines, problems, toMend, missing, particulars, done } = loaderData;
  const form = statementForm(taxYear);
  const refusedAs = (intent: string) => (actionData?.typed.intent === intent ? actionData : undefined);
  return (
    <div className="admin-stack">
      <ScreenHead
        title={m.statementFor(form.statement, taxYear)}
        note={m.statementNote(entity.name, form.section)}
      >
        <ButtonLink to="certificates" look="outline" size="sm">
          {m.donorCertificates}
        </ButtonLink>
      </ScreenHead>
      <DonationTabs here="statements" />
      <AnswerNotice refused={actionData} done={done} words={doneWords} />
      <div className="admin-pair">
        <StatementSums {...loaderData} />
        <StatementProblems problems={problems} toMend={toMend} lines={lines.all} />
      </div>
      <div className="admin-pair admin-tall-first">
        <ParticularsPanel
          key={`particulars ${loaderData.particularsVersion}`}
          current={particulars}
          version={loaderData.particularsVersion}
          missing={missing}
          refused={refusedAs('particulars')}
        />
        <StatementFilePanel lines={lines.all} refused={refusedAs('export')} />
        <FilingPanel
          {...loaderData}
          key={`filings ${loaderData.filings.length}`}
          refused={refusedAs('filed')}
        />
      </div>
      <StatementLines {...lines} />
    </div>
  );
}
