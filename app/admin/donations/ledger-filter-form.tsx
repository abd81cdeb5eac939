import { FilterForm } from '#admin/lists/filter-form.tsx';
import { modeWords, pathWords } from '#admin/lists/ledger-table.tsx';
import { donationStates } from '#core/donations/donation-state.ts';
import { allDonationColumns, type DonationColumn, donationColumns } from '#core/donations/ledger-columns.ts';
import { ledgerViews, ledgerViewWords } from '#core/donations/ledger-views.ts';
import { donationStateWords } from '#core/donations/state-words.ts';
import * as m from '#messages/admin/donations.ts';
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
      placeholder={m.all}
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
      label={m.findGifts}
      asked={[asked, columns]}
      all={Object.keys(asked).length > 0 ? href('/admin-dashboard/donation') : null}
    >
      {typed('search', m.searchFor, 'search', 'wide')}
      {choice('status', m.state, states)}
      {choice('cause', m.cause, causes)}
      {choice('mode', m.mode, modes)}
      {choice('path', m.path, paths)}
      {typed('from', m.from, 'date')}
      {typed('to', m.to, 'date')}
      {typed('least', m.atLeast, 'text')}
      {typed('most', m.atMost, 'text')}
      <details className="wide">
        <summary>{m.columns}</summary>
        <fieldset className="ledger-columns">
          <legend className="sr">{m.columnsOf}</legend>
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
