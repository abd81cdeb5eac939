import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { DonationTabs } from '#admin/menu/donation-tabs.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { pageNumber } from '#core/content/paging.ts';
import { maskPan } from '#core/fields/pan.ts';
import { accept } from '#core/result.ts';
import { mostCertificates } from '#core/statements/certificate-file.ts';
import { statementForm } from '#core/statements/statement-form.ts';
import * as m from '#messages/admin/statements.ts';
import { forStaff, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { addCertificates } from '#server/statements/add-certificate.ts';
import { listCertificates } from '#server/statements/certificate-queries.ts';
import {
  assignCertificate,
  resendCertificate,
  withdrawCertificate,
} from '#server/statements/certificate-verbs.ts';
import { findFiledStatement } from '#server/statements/statement-queries.ts';
import { toStatement } from '#server/statements/to-statement.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/certificates.route';
import { AddCertificates } from './add-certificates.tsx';
import { CertificateTable } from './certificate-table.tsx';
import { WaitingCertificates } from './waiting-certificates.tsx';

const pageSize = 50;

/** The donors' certificates of one statement: uploaded, sent, sent again, deleted. */
export const loader = forStaff(
  'statements.read',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const key = { entityId: params.entityId ?? '', taxYear: params.taxYear ?? '' };
    const statement = await findFiledStatement(services, key);
    if (!statement) throw new Response(null, { status: 404 });
    const query = url.searchParams;
    const { donors, waiting } = await listCertificates(services, key);
    const missing = donors.filter(({ certificates }) => certificates.length === 0);
    const onlyMissing = query.get('show') === 'missing';
    const shown = onlyMissing ? missing : donors;
    const pages = Math.max(1, Math.ceil(shown.length / pageSize));
    const page = Math.min(pageNumber(query.get('page')), pages);
    const chosen = waiting.find(({ id }) => id === query.get('file')) ?? waiting[0];
    return {
      ...statement,
      counts: { donors: donors.length, missing: missing.length, shown: shown.length },
      onlyMissing,
      page,
      pages,
      rows: shown.slice((page - 1) * pageSize, page * pageSize).map(({ pan, ...donor }) => ({
        ...donor,
        panMasked: pan === '' ? '' : maskPan(pan),
      })),
      waiting,
      chosen: chosen?.id ?? null,
      choices: chosen
        ? donors.map(({ donationId, name, pan, email }) => ({
            value: donationId,
            label: [name, pan === '' ? m.noPan : maskPan(pan), email ?? m.noEmailShort].join(', '),
          }))
        : [],
      done: query.get('done'),
      crumb: m.certificatesCrumb(key.taxYear),
    };
  },
);

type CertificateForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    add: toStatement(async ({ services, staff, form }, key) => {
      const files = form
        .getAll('files')
        .filter((file): file is File => file instanceof File && file.size > 0);
      const taken = await Promise.all(
        files
          .slice(0, mostCertificates)
          .map(async (file) => ({ name: file.name, bytes: await file.bytes() })),
      );
      const added = await addCertificates(services, staff, key, taken);
      if (!added.ok) return added;
      const outcomes = added.value.map((outcome, at) => ({ file: taken[at]?.name ?? '', outcome }));
      return accept({ outcomes, left: Math.max(0, files.length - mostCertificates) });
    }),
    assign: toStatement(({ services, staff, texts }, key) =>
      assignCertificate(services, staff, key, texts(['id', 'donationId'])),
    ),
    withdraw: toStatement(({ services, staff, text }, key) =>
      withdrawCertificate(services, staff, key, text('id')),
    ),
    resend: toStatement(({ services, staff, text }, key) =>
      resendCertificate(services, staff, key, text('id')),
    ),
  },
  ({ params, intent }: CertificateForm, outcome) => {
    if (!outcome.ok) {
      const { code, field = null } = outcome;
      return data({ intent: 'row' as const, code, field }, { status: 409 });
    }
    const { value } = outcome;
    if (value !== null && 'outcomes' in value) {
      // After a file was stored the lists are read again; after a refusal they would not be.
      const good = value.outcomes.some((one) => one.outcome.ok);
      return data({ intent: 'add' as const, ...value }, { status: good ? 200 : 422 });
    }
    const done = intent === 'withdraw' ? 'withdrawn' : value?.notified ? 'notified' : 'unknown';
    const { entityId, taxYear } = params;
    throw redirect(
      `${href('/admin-dashboard/donation/statements/:entityId/:taxYear/certificates', { entityId, taxYear })}?done=${done}`,
    );
  },
);

const doneWords: Record<string, string> = {
  withdrawn: m.takenOut,
  notified: m.letterOnItsWay,
  unknown: m.savedWithoutLetter,
};

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function Certificates({ loaderData, actionData }: Route.ComponentProps) {
  const { entityId, taxYear, entity, filedOn, counts, onlyMissing, page, pages, rows, waiting, done } =
    loaderData;
  const { certificate, statement } = statementForm(taxYear);
  const added = actionData?.intent === 'add' ? actionData : null;
  const refused = actionData?.intent === 'row' ? actionData : null;
  const hrefOf = (number: number) =>
    `?${new URLSearchParams({ ...(onlyMissing && { show: 'missing' }), page: String(number) })}`;
  return (
    <div className="admin-stack">
      <ScreenHead
        title={m.certificatesFor(taxYear)}
        note={m.certificatesNote(certificate, statement, entity)}
      >
        <ButtonLink
          to={href('/admin-dashboard/donation/statements/:entityId/:taxYear', { entityId, taxYear })}
          look="outline"
          size="sm"
        >
          {m.theStatement}
        </ButtonLink>
      </ScreenHead>
      <DonationTabs here="statements" />
      {refused && refused.field === null && <Notice tone="bad">{adminMessageFor(refused.code)}</Notice>}
      {!actionData && <DoneNotice done={done} words={doneWords} />}
      {filedOn === null ? (
        <section className="panel">
          <EmptyState title={m.notFiledYet}>{m.certificatesAfter(statement)}</EmptyState>
        </section>
      ) : (
        <div className="admin-pair">
          <AddCertificates added={added} />
          {waiting.length > 0 && (
            <WaitingCertificates
              {...loaderData}
              problem={refused?.field ? adminMessageFor(refused.code) : null}
            />
          )}
        </div>
      )}
      <Panel
        aria-labelledby="donors"
        title={m.donors}
        aside={
          <p className="muted num" role="status">
            {m.haveTheirs(counts.donors - counts.missing, counts.donors)}
          </p>
        }
      >
        <Tabs
          label={m.donors}
          tabs={[
            { to: '?', label: m.all, current: !onlyMissing },
            { to: '?show=missing', label: m.withoutCertificate, current: onlyMissing },
          ]}
        />
        {rows.length === 0 ? (
          <EmptyState title={onlyMissing ? m.everybodyHas : m.nobodyYet}>
            {onlyMissing ? m.nobodyLeft : m.noGiftNote}
          </EmptyState>
        ) : (
          <CertificateTable rows={rows} />
        )}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </Panel>
    </div>
  );
}
