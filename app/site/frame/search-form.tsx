import SearchGlass from 'lucide-react/icons/search';
import { Form } from 'react-router';
import * as m from '#messages/frame.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

type SearchFormProps = {
  /** The field's id; unique within a page. */
  id: string;
  query?: string;
  /** The page has no other purpose: the field takes the focus. */
  focused?: boolean;
};

/** Searches by /search; an ordinary form without script. */
export function SearchForm({ id, query = '', focused = false }: SearchFormProps) {
  return (
    <search className="search-form">
      <Form action={href('/search')}>
        <label htmlFor={id} className="sr">
          {m.searchSite}
        </label>
        <input
          key={query}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          placeholder={m.searchHint}
          className="input"
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: whoever opens the empty search page came to type
          autoFocus={focused}
        />
        <Button look="outline" aria-label={m.search} icon={<Icon of={SearchGlass} />} />
      </Form>
    </search>
  );
}
