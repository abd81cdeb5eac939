import type { ContentKind } from '#core/cms/content-kind.ts';
import { type Appearance, appearancesOf } from '#core/cms/read-cms-form.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';

const words: Record<Appearance, { label: string; note: string }> = {
  draft: { label: 'Draft', note: 'Only the office sees it.' },
  now: { label: 'Now', note: 'On the site with the next page that is opened.' },
  later: { label: 'From a time on', note: 'It appears by itself.' },
  cancelled: { label: 'Cancelled', note: 'It leaves the lists; its page says so.' },
};

/** When a row is public. */
export function AppearInput({
  kind,
  appear,
  from,
  errorOf,
}: {
  kind: ContentKind;
  appear: string;
  from: string;
  errorOf: (name: string) => string | null;
}) {
  const offered = appearancesOf(kind);
  return (
    <>
      <RadioGroup
        name="appear"
        label="Shown on the site"
        look="list"
        className="cms-appear"
        choices={offered.map((value) => ({ value, ...words[value] }))}
        defaultValue={appear}
        error={errorOf('appear')}
      />
      {offered.includes('later') && (
        <TextInput
          name="appearFrom"
          label="From"
          type="datetime-local"
          className="cms-later"
          defaultValue={from}
          error={errorOf('appearFrom')}
          hint="Ghaziabad time."
        />
      )}
    </>
  );
}
