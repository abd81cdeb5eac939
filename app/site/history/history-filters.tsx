import { Fragment } from 'react';
import { Form, Link } from 'react-router';
import { categoriesInOrder, categoryNames } from '#core/donations/category-names.ts';
import type { CauseCategory } from '#core/donations/cause.ts';
import { type DonationState, donationStates } from '#core/donations/donation-state.ts';
import { donationStateWords } from '#core/donations/state-words.ts';
import * as m from '#messages/donation-history.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type HistoryFiltersProps = {
  taxYear: string | null;
  state: DonationState | null;
  kind: CauseCategory | null;
  years: string[];
  kinds: CauseCategory[];
};

/**
 * A GET form with its filters. Where the address changes otherwise, as after "Show all" or Back,
 * the controls remount; the button stays, and the focus with it.
 */
export function HistoryFilters({ taxYear, state, kind, years, kinds }: HistoryFiltersProps) {
  return (
    <Form className="filter-row" role="search" aria-label={m.filterGifts}>
      <Fragment key={`${taxYear} ${state} ${kind}`}>
        <Select
          name="taxYear"
          label={m.taxYear}
          optional
          defaultValue={taxYear ?? ''}
          placeholder={m.allYears}
          options={years.map((year) => ({ value: year, label: year }))}
        />
        <Select
          name="status"
          label={m.status}
          optional
          defaultValue={state ?? ''}
          placeholder={m.all}
          options={donationStates.map((value) => ({ value, label: donationStateWords[value].label }))}
        />
        <Select
          name="kind"
          label={m.givenFor}
          optional
          defaultValue={kind ?? ''}
          placeholder={m.allKinds}
          options={categoriesInOrder
            .filter((one) => one === kind || kinds.includes(one))
            .map((value) => ({ value, label: categoryNames[value] }))}
        />
      </Fragment>
      <Button look="outline">{m.show}</Button>
      {(taxYear || state || kind) && (
        <Link to={href('/donation-history')} className="btn btn-quiet">
          <span>{m.showAll}</span>
        </Link>
      )}
    </Form>
  );
}
