import type { ContentKind } from '#core/cms/content-kind.ts';
import { type Appearance, appearancesOf } from '#core/cms/read-cms-form.ts';
import * as m from '#messages/admin/cms.ts';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';

const words: Record<Appearance, { label: string; note: string }> = {
  draft: { label: m.draft, note: m.draftNote },
  now: { label: m.now, note: m.nowNote },
  later: { label: m.later, note: m.laterNote },
  cancelled: { label: m.cancelled, note: m.cancelledNote },
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
        label={m.shownOnSite}
        look="list"
        className="cms-appear"
        choices={offered.map((value) => ({ value, ...words[value] }))}
        defaultValue={appear}
        error={errorOf('appear')}
      />
      {offered.includes('later') && (
        <TextInput
          name="appearFrom"
          label={m.from}
          type="datetime-local"
          className="cms-later"
          defaultValue={from}
          error={errorOf('appearFrom')}
          hint={m.templeTime}
        />
      )}
    </>
  );
}
