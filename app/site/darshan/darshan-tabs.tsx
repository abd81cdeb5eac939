import { darshanHref } from '#core/darshan/darshan-query.ts';
import { type DarshanType, darshanNames } from '#core/darshan/darshan-type.ts';
import * as m from '#messages/darshan-pages.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';

type DarshanTabsProps = {
  day: string;
  type: DarshanType | null;
  /** The darshans of the day that have photos. */
  types: readonly DarshanType[];
};

/** One darshan of the day alone. Nothing where there is no choice. */
export function DarshanTabs({ day, type, types }: DarshanTabsProps) {
  const choices = type && !types.includes(type) ? [...types, type] : types;
  if (choices.length < 2 && !type) return null;
  return (
    <div className="wrap">
      <Tabs
        label={m.darshans}
        tabs={[
          { to: darshanHref({ day }), label: m.all, current: type === null },
          ...choices.map((one) => ({
            to: darshanHref({ day, type: one }),
            label: darshanNames[one],
            current: one === type,
          })),
        ]}
      />
    </div>
  );
}
