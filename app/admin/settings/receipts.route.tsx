import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import * as m from '#messages/admin/settings.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { listAdminLegalEntities } from '#server/donations/legal-entity-queries.ts';
import { listReceiptSeries, listTaxTexts } from '#server/donations/receipt-rule-queries.ts';
import { saveLegalEntity } from '#server/donations/save-legal-entity.ts';
import { setReceiptPrefix } from '#server/donations/set-receipt-prefix.ts';
import { withdrawTaxText } from '#server/donations/tax-text-verbs.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/receipts.route';
import { LegalEntitiesPanel } from './legal-entities-panel.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { TaxTextsPanel } from './tax-texts-panel.tsx';
import './settings.css';

/** The legal entities of receipts, the receipt series, and the tax wording. */
export const loader = forStaff('settings.write', async ({ url, services }) => {
  const [entities, series, texts] = await Promise.all([
    listAdminLegalEntities(services),
    listReceiptSeries(services),
    listTaxTexts(services),
  ]);
  return { entities, series, texts, done: url.searchParams.get('done') };
});

const fields = ['textId', 'entityId', 'prefix', 'from', 'shown', 'name', 'address', 'version'] as const;

export const action = staffActions(
  {
    withdraw: on(withdrawTaxText, ({ text }) => [text('textId')]),
    entity: on(saveLegalEntity, ({ texts }) => [texts(fields)]),
    prefix: on(setReceiptPrefix, ({ texts }) => [texts(fields)]),
  },
  ({ intent, texts }, outcome) => {
    if (outcome.ok) {
      throw redirect(
        `${href('/admin-dashboard/settings/receipts')}?done=${intent === 'withdraw' ? 'withdrawn' : intent}`,
      );
    }
    const status = outcome.code.endsWith('invalid') ? 422 : 409;
    return data({ problems: asProblems(outcome), typed: { intent, ...texts(fields) } }, { status });
  },
);

export const handle = { crumb: m.receipts } satisfies AdminHandle;

const doneWords: Record<string, string> = {
  entity: m.entitySaved,
  prefix: m.prefixSaved,
  added: m.textAdded,
  withdrawn: m.textWithdrawn,
};

export default function ReceiptSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { entities, series, texts, done } = loaderData;
  const refusedAs = (intent: string) => (actionData?.typed.intent === intent ? actionData : undefined);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.receipts} note={m.receiptsNote} />
      <AnswerNotice refused={actionData} done={done} words={doneWords} />
      {series.length === 0 ? (
        <section className="panel">
          <EmptyState picture="temple-construction" title={m.noBody}>
            {m.noBodyNote}
          </EmptyState>
        </section>
      ) : (
        <>
          <LegalEntitiesPanel entities={entities} refused={refusedAs('entity')} />
          <SeriesPanel series={series} refused={refusedAs('prefix')} />
        </>
      )}
      <TaxTextsPanel kind="deduction" title={m.onTaxGifts} note={m.onTaxGiftsNote} texts={texts.deduction} />
      <TaxTextsPanel kind="plain" title={m.onOtherGifts} note={m.onOtherGiftsNote} texts={texts.plain} />
    </div>
  );
}
