import { data, redirect, useNavigation } from 'react-router';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { longestTaxText, taxTextFields } from '#core/receipts/read-tax-text.ts';
import { taxTextKinds, taxTextPlaces } from '#core/receipts/tax-wording.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { taxYearStart } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/settings.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { listTaxTexts } from '#server/donations/receipt-rule-queries.ts';
import { addTaxText } from '#server/donations/tax-text-verbs.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/tax-text.route';

/** A new tax text, prefilled with the latest one. */
export const loader = forStaff('settings.write', async ({ url, services }) => {
  const requested = url.searchParams.get('kind');
  const kind = taxTextKinds.find((one) => one === requested) ?? 'deduction';
  const [latest] = (await listTaxTexts(services))[kind];
  const today = templeDay(services.clock());
  return {
    current: {
      kind,
      from: taxYearStart(today, 1),
      english: latest?.english ?? '',
      hindi: latest?.hindi ?? '',
      confirmed: '',
    },
    earliest: taxYearStart(today),
  };
});

export const action = staffAction(
  on(addTaxText, ({ texts }) => [texts(taxTextFields)]),
  ({ texts }, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/settings/receipts')}?done=added`);
    return data({ problems: asProblems(outcome), typed: texts(taxTextFields) }, { status: 422 });
  },
);

export const handle = { crumb: m.taxText } satisfies AdminHandle;

/** The name of a field in the error summary. */
const labels = {
  ...{ from: m.fromThisDay, confirmed: m.confirmedByLabel },
  ...{ english: m.inEnglish, hindi: m.inHindi },
};

const placeWords: Record<string, string> = {
  entity: m.placeEntity,
  registration: m.placeRegistration,
};

export default function TaxTextScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { current, earliest } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(actionData, current, labels);
  const { known, needed } = taxTextPlaces[current.kind];
  const places = known
    .map((place) => {
      const words = needed.includes(place) ? m.placeBecomesNeeded : m.placeBecomes;
      return words(`{${place}}`, placeWords[place] ?? '');
    })
    .join('; ');
  return (
    <div className="admin-stack">
      <ScreenHead title={current.kind === 'deduction' ? m.onTaxGifts : m.onOtherGifts} note={m.printedStay} />
      <section className="panel">
        <RecordForm className="admin-form" problems={summary}>
          <input type="hidden" name="kind" value={current.kind} />
          <div className="admin-fields">
            <TextInput
              {...field('from')}
              label={m.fromThisDay}
              type="date"
              hint={m.earliest(dayInWords(earliest))}
            />
            <TextInput
              {...field('confirmed')}
              label={m.confirmedByLabel}
              optional
              hint={m.confirmedByHint}
              autoComplete="off"
              maxLength={120}
            />
            <TextArea
              {...field('english')}
              label={m.inEnglish}
              rows={6}
              maxLength={longestTaxText}
              hint={`${places}.`}
              className="wide"
            />
            <TextArea
              {...field('hindi')}
              label={m.inHindi}
              lang="hi"
              rows={6}
              maxLength={longestTaxText}
              className="wide"
            />
          </div>
          <div className="row wrapx">
            <Button busy={sending && m.adding}>{m.addTheText}</Button>
            <ButtonLink to={href('/admin-dashboard/settings/receipts')} look="quiet">
              {m.receipts}
            </ButtonLink>
          </div>
        </RecordForm>
      </section>
    </div>
  );
}
