import { Button, ButtonLink } from '#ui/button.tsx';

type FilterButtonsProps = {
  /**
   * The URL of the unfiltered list; null while nothing is filtered, and where there is no such
   * list.
   */
  all?: string | null;
  words?: string;
};

/** The buttons below the filters of an admin list: apply, and back to the whole list. */
export function FilterButtons({ all = null, words = 'Show all' }: FilterButtonsProps) {
  return (
    <div className="row wrapx pair">
      <Button look="strong" size="sm">
        Show
      </Button>
      {all && (
        <ButtonLink to={all} look="quiet" size="sm">
          {words}
        </ButtonLink>
      )}
    </div>
  );
}
