import { FilterForm } from '#admin/lists/filter-form.tsx';
import { modeWords, pathWords } from '#admin/lists/ledger-table.tsx';
import { donationStates } from '#core/donations/donation-state.ts';
import { allDonationColumns, type DonationColumn, donationColumns } from '#core/donations/ledger-columns.ts';
import { ledgerViews, ledgerViewWords } from '#core/donations/ledger-views.ts';
import { donationStateWords } from '#core/donations/state-words.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

const paths: Option[] = Object.entries(pathWords).map(([value, label]) => ({ value, label }));
const modes: Option[] = Object.entries(modeWords).map(([value, label]) => ({ value, label }));
const states: Option[] = [
  ...ledgerViews.map((value) => ({ value, label: ledgerViewWords[value] })),
  ...donationStates.map((value) => ({ value, label: donationStateWords[value].label })),
];

type LedgerFilterFormProps = {
  asked: Record<string, string>;
  causes: Option[];
  columns: readonly DonationColumn[];
};

/** Filters and columns as a plain GET form, so that the result has a URL to bookmark and share. */
export function LedgerFilterForm({ asked, causes, columns }: LedgerFilterFormProps) {
  const choice = (name: string, label: string, options: Option[]) => (
    <Select
      optional
      name={name}
      label={label}
      placeholder="All"
      options={options}
      defaultValue={asked[name] ?? ''}
    />
  );
  const typed = (name: string, label: string, type: 'date' | 'text' | 'search', className = '') => (
    <TextInput
      optional
      name={name}
      label={label}
      type={type}
      className={className}
      defaultValue={asked[name] ?? ''}
      inputMode={type === 'text' ? 'decimal' : undefined}
    />
  );
  return (
    <FilterForm
      label="Find gifts"
      asked={[asked, columns]}
      all={Object.keys(asked).length > 0 ? href('/admin-dashboard/donation') : null}
    >
      {typed('search', 'Receipt, reference, name, e-mail or phone', 'search', 'wide')}
      {choice('status', 'State', states)}
      {choice('cause', 'Cause', causes)}
      {choice('mode', 'Mode', modes)}
      {choice('path', 'Path', paths)}
      {typed('from', 'From', 'date')}
      {typed('to', 'To', 'date')}
      {typed('least', 'At least ₹', 'text')}
      {typed('most', 'At most ₹', 'text')}
      <details className="wide">
        <summary>Columns</summary>
        <fieldset className="ledger-columns">
          <legend className="sr">Columns of the list and of the file</legend>
          {allDonationColumns.map((column) => (
            <Checkbox
              key={column}
              id={`column-${column}`}
              name="column"
              value={column}
              defaultChecked={columns.includes(column)}
            >
              {donationColumns[column]}
            </Checkbox>
          ))}
        </fieldset>
      </details>
    </FilterForm>
  );
}
