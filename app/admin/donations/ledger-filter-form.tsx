import { Form, Link } from 'react-router';
import { modeWords } from '#admin/shared/ledger-table.tsx';
import { donationStates } from '#core/donations/donation-state.ts';
import { donationStateWords } from '#core/donations/state-words.ts';
import { Button } from '#ui/button.tsx';
import { type Option, Select, TextInput } from '#ui/field.tsx';

const paths: Option[] = [
  { value: 'gupt', label: 'Quiet gift' },
  { value: 'named', label: 'In a name' },
  { value: 'tax', label: 'With tax receipt' },
];
const modes: Option[] = ['online', 'upi', 'bank'].map((value) => ({
  value,
  label: modeWords[value] ?? value,
}));
const states: Option[] = donationStates.map((value) => ({ value, label: donationStateWords[value].label }));

/** Filters as a plain form: the answer has an address that can be kept and shared. */
export function LedgerFilterForm({ asked, causes }: { asked: Record<string, string>; causes: Option[] }) {
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
    <Form
      key={JSON.stringify(asked)}
      noValidate
      role="search"
      aria-label="Find gifts"
      className="panel ledger-filters"
    >
      {typed('search', 'Receipt, reference or name', 'search', 'wide')}
      {choice('status', 'State', states)}
      {choice('cause', 'Cause', causes)}
      {choice('mode', 'Mode', modes)}
      {choice('path', 'Path', paths)}
      {typed('from', 'From', 'date')}
      {typed('to', 'To', 'date')}
      {typed('least', 'At least ₹', 'text')}
      {typed('most', 'At most ₹', 'text')}
      <div className="row wrapx wide">
        <Button look="strong" size="sm">
          Show
        </Button>
        {Object.keys(asked).length > 0 && (
          <Link to="/admin-dashboard/donation" className="btn btn-quiet btn-sm">
            <span>Show all</span>
          </Link>
        )}
      </div>
    </Form>
  );
}
