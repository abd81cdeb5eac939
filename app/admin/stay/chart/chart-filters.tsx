import { FilterForm } from '#admin/lists/filter-form.tsx';
import { dayAfter } from '#core/requests/request-days.ts';
import { type ChartWindow, chartLengths, windowEnd } from '#core/stay/tape-chart.ts';
import * as m from '#messages/admin/tape-chart.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type Shown = { window: ChartWindow; kind: string };

/** The address of the chart as it is shown from a day on. */
function chartOn({ window: { nights }, kind }: Shown, from: string): string {
  const asked = new URLSearchParams({ from, nights: String(nights), ...(kind && { kind }) });
  return `${href('/admin-dashboard/stays/chart')}?${asked}`;
}

type ChartFiltersProps = Shown & { today: string; kinds: { value: string; label: string }[] };

/** From when, for how long, which kind; and one step on or back. */
export function ChartFilters({ window, kind, today, kinds }: ChartFiltersProps) {
  const shown = { window, kind };
  const steps: [label: string, from: string][] = [
    [m.earlier, dayAfter(window.from, -window.nights)],
    [m.today, today],
    [m.later, windowEnd(window)],
  ];
  return (
    <>
      <FilterForm label={m.roomChart} asked={shown}>
        <TextInput name="from" label={m.firstNight} type="date" defaultValue={window.from} />
        <Select
          name="nights"
          label={m.howMany}
          defaultValue={String(window.nights)}
          options={chartLengths.map((length) => ({ value: String(length), label: m.nights(length) }))}
        />
        <Select
          name="kind"
          label={m.kind}
          defaultValue={kind}
          options={[{ value: '', label: m.allKinds }, ...kinds]}
        />
      </FilterForm>
      <nav className="row wrapx" aria-label={m.firstNight}>
        {steps.map(([label, from]) => (
          <ButtonLink key={label} to={chartOn(shown, from)} size="sm" look="outline" preventScrollReset>
            {label}
          </ButtonLink>
        ))}
      </nav>
    </>
  );
}
