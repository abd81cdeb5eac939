import { Form, Link } from 'react-router';
import { type DonationState, donationStates } from '#core/donations/donation-state.ts';
import { donationStateWords } from '#core/donations/state-words.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';

type HistoryFiltersProps = { taxYear: string | null; state: DonationState | null; years: string[] };

/** A plain form that asks again with two filters. */
export function HistoryFilters({ taxYear, state, years }: HistoryFiltersProps) {
  return (
    <Form className="filter-row" role="search" aria-label="Filter gifts">
      <Select
        name="taxYear"
        label="Tax year"
        optional
        defaultValue={taxYear ?? ''}
        placeholder="All years"
        options={years.map((year) => ({ value: year, label: year }))}
      />
      <Select
        name="status"
        label="Status"
        optional
        defaultValue={state ?? ''}
        placeholder="All"
        options={donationStates.map((value) => ({ value, label: donationStateWords[value].label }))}
      />
      <Button look="outline">Show</Button>
      {(taxYear || state) && (
        <Link to="/donation-history" className="btn btn-quiet">
          <span>Show all</span>
        </Link>
      )}
    </Form>
  );
}
