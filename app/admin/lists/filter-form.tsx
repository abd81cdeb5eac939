import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/admin/lists.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

type FilterFormProps = {
  /** What it finds, for who cannot see it. */
  label: string;
  /** The current filters: with others the form starts anew. */
  asked: unknown;
  look?: 'ledger-filters' | 'filter-panel';
  /**
   * The URL of the unfiltered list; null while nothing is filtered, and where there is no such
   * list.
   */
  all?: string | null;
  allWords?: string;
  /** The fields. */
  children: ReactNode;
};

/** The filters above an admin list: a plain GET form, so that what it finds has a URL. */
export function FilterForm(props: FilterFormProps) {
  const { label, asked, look = 'ledger-filters', all = null, allWords = m.showAll, children } = props;
  return (
    <Form key={JSON.stringify(asked)} noValidate role="search" aria-label={label} className={`panel ${look}`}>
      {children}
      <div className="row wrapx pair">
        <Button look="strong" size="sm">
          {m.show}
        </Button>
        {all && (
          <ButtonLink to={all} look="quiet" size="sm">
            {allWords}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
