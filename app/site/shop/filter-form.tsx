import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { listingAddress, readListing } from '#core/products/listing.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { FieldError, Select, TextInput } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ListingView } from './listing-view.ts';

const sorts = [
  { value: 'new', label: 'Newest first' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'name', label: 'Name, A to Z' },
];
const problems = {
  'price-malformed': 'Write prices in digits, like 250.',
  'price-order': 'The highest price must not be below the lowest.',
};

/**
 * Categories, and a GET form of the same page. Without script the address also has the empty
 * fields; with it, only the set ones.
 */
export function FilterForm({ listing, categories }: { listing: ListingView; categories: boolean }) {
  const { path, asked } = listing;
  const navigate = useNavigate();
  const ask = (form: HTMLFormElement) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value);
    }
    const read = readListing(query);
    // An unreadable value is sent as typed, so that the page can show its problem.
    navigate(read.problem ? `${path}?${query}` : listingAddress(path, read.filters), {
      preventScrollReset: true,
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  const key = listingAddress(path, asked.filters) + asked.typed.min + asked.typed.max;
  return (
    <aside className="listing-side" aria-label="Narrow the list">
      {categories && <CategoryLinks listing={listing} />}
      <details className="listing-more" open={asked.problem !== null}>
        <summary className="btn btn-outline btn-sm btn-wide">
          <Icon of={SlidersHorizontal} />
          Search, price and order
        </summary>
        <form key={key} action={path} className="listing-form" onSubmit={onSubmit}>
          <Fields listing={listing} ask={ask} />
        </form>
      </details>
    </aside>
  );
}

function CategoryLinks({ listing: { path, asked, categories } }: { listing: ListingView }) {
  const { filters } = asked;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const links = [
    { id: null, title: 'Everything', count: all },
    ...categories.map(({ id, title, count }) => ({ id, title, count })),
  ];
  return (
    <nav aria-label="Categories">
      <ul className="listing-cats">
        {links.map(({ id, title, count }) => (
          <li key={id}>
            <Link
              to={listingAddress(path, { ...filters, category: id })}
              aria-current={filters.category === id ? 'page' : undefined}
              preventScrollReset
            >
              <span>{title}</span> <span className="num faint sm">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fields({ listing: { asked }, ask }: { listing: ListingView; ask: (form: HTMLFormElement) => void }) {
  const { filters, typed, problem } = asked;
  const id = useId();
  const now = (event: { currentTarget: { form: HTMLFormElement | null } }) => {
    if (event.currentTarget.form) ask(event.currentTarget.form);
  };
  return (
    <>
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <TextInput
        name="q"
        id={`${id}-q`}
        type="search"
        label="Search the shop"
        optional
        defaultValue={filters.q}
        maxLength={100}
        placeholder="Gita, mala, ghee…"
        enterKeyHint="search"
      />
      <fieldset className="listing-price" aria-describedby={problem ? `${id}-price-error` : undefined}>
        <legend className="lbl">Price</legend>
        <PriceInput id={`${id}-min`} name="min" label="from" typed={typed.min} bad={problem !== null} />
        <PriceInput id={`${id}-max`} name="max" label="to" typed={typed.max} bad={problem !== null} />
        <FieldError id={`${id}-price-error`}>{problem && problems[problem]}</FieldError>
      </fieldset>
      <Checkbox name="inStock" id={`${id}-stock`} value="yes" defaultChecked={filters.inStock} onChange={now}>
        In stock only
      </Checkbox>
      <Select
        name="sort"
        id={`${id}-sort`}
        label="Order"
        options={sorts}
        defaultValue={filters.sort}
        onChange={now}
      />
      <Button type="submit" look="outline" size="sm" wide>
        Show
      </Button>
    </>
  );
}

function PriceInput({
  id,
  name,
  label,
  typed,
  bad,
}: {
  id: string;
  name: string;
  label: string;
  typed: string;
  bad: boolean;
}) {
  return (
    <label className="input affix" htmlFor={id}>
      <span>{label} ₹</span>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={typed}
        aria-invalid={bad ? true : undefined}
      />
    </label>
  );
}
