import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { listingAddress, readListing } from '#core/products/listing.ts';
import * as m from '#messages/shop.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { FieldError, Select, TextInput } from '#ui/forms/field.tsx';
import { withLanguage } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import type { ListingView } from './listing-view.ts';

const sorts = [
  { value: 'new', label: m.newestFirst },
  { value: 'price', label: m.cheapestFirst },
  { value: 'name', label: m.byName },
];
const problems = {
  'price-malformed': m.priceMalformed,
  'price-order': m.priceOrder,
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
    <aside className="listing-side" aria-label={m.narrowList}>
      {categories && <CategoryLinks listing={listing} />}
      <details className="listing-more" open={asked.problem !== null}>
        <summary className="btn btn-outline btn-sm btn-wide">
          <Icon of={SlidersHorizontal} />
          {m.searchPriceOrder}
        </summary>
        <form key={key} action={withLanguage(path)} className="listing-form" onSubmit={onSubmit}>
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
    { id: null, title: m.everything, count: all },
    ...categories.map(({ id, title, count }) => ({ id, title, count })),
  ];
  return (
    <nav aria-label={m.categories}>
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
        label={m.searchShop}
        optional
        defaultValue={filters.q}
        maxLength={100}
        placeholder={m.searchExamples}
        enterKeyHint="search"
      />
      <fieldset className="listing-price" aria-describedby={problem ? `${id}-price-error` : undefined}>
        <legend className="lbl">{m.price}</legend>
        <PriceInput
          id={`${id}-min`}
          name="min"
          label={m.lowestPrice}
          typed={typed.min}
          bad={problem !== null}
        />
        <PriceInput
          id={`${id}-max`}
          name="max"
          label={m.highestPrice}
          typed={typed.max}
          bad={problem !== null}
        />
        <FieldError id={`${id}-price-error`}>{problem && problems[problem]}</FieldError>
      </fieldset>
      <Checkbox name="inStock" id={`${id}-stock`} value="yes" defaultChecked={filters.inStock} onChange={now}>
        {m.inStockOnly}
      </Checkbox>
      <Select
        name="sort"
        id={`${id}-sort`}
        label={m.order}
        options={sorts}
        defaultValue={filters.sort}
        onChange={now}
      />
      <Button type="submit" look="outline" size="sm" wide>
        {m.show}
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
