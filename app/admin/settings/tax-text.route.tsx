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

export const handle = { crumb: 'A text about tax' } satisfies AdminHandle;

const placeWords: Record<string, string> = {
  entity: 'the body that receives',
  registration: 'its registration for the deduction',
};

export default function TaxTextScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { current, earliest } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(actionData, current);
  const { known, needed } = taxTextPlaces[current.kind];
  const places = known
    .map(
      (place) =>
        `{${place}} becomes ${placeWords[place]}${needed.includes(place) ? ' and must stand in it' : ''}`,
    )
    .join('; ');
  return (
    <div className="admin-stack">
      <ScreenHead
        title={current.kind === 'deduction' ? 'On gifts that lower a tax' : 'On all other gifts'}
        note="Receipts that are printed already keep their words."
      />
      <section className="panel">
        <RecordForm className="admin-form" problems={summary}>
          <input type="hidden" name="kind" value={current.kind} />
          <div className="admin-fields">
            <TextInput
              {...field('from')}
              label="For gifts from this day on"
              type="date"
              hint={`From ${dayInWords(earliest)} at the earliest.`}
            />
            <TextInput
              {...field('confirmed')}
              label="Confirmed by"
              optional
              hint="Who of your accountants agreed, and when: CA R. Gupta, 3 March 2027."
              autoComplete="off"
              maxLength={120}
            />
            <TextArea
              {...field('english')}
              label="In English"
              rows={6}
              maxLength={longestTaxText}
              hint={`${places}.`}
              className="wide"
            />
            <TextArea
              {...field('hindi')}
              label="In Hindi"
              lang="hi"
              rows={6}
              maxLength={longestTaxText}
              className="wide"
            />
          </div>
          <div className="row wrapx">
            <Button busy={sending && 'Adding…'}>Add the text</Button>
            <ButtonLink to={href('/admin-dashboard/settings/receipts')} look="quiet">
              Receipts
            </ButtonLink>
          </div>
        </RecordForm>
      </section>
    </div>
  );
}
