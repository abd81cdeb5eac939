import { Button, ButtonLink } from '#ui/button.tsx';

type FilterButtonsProps = {
  /** Where the list stands with nothing asked; null while nothing is asked, and where there is no such list. */
  all?: string | null;
  words?: string;
};

/** The foot of the filters above an office list: one button that asks, and the way back to the whole list. */
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
