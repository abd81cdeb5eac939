import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import type { SeriesYear } from '#core/donations/receipt-prefix.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/settings.ts';
import type { AdminSeries } from '#server/donations/receipt-rule-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

type SeriesPanelProps = { series: AdminSeries[]; refused?: RefusedForm };

/** 'D/26-27/000124': a sample number of the series. */
const numberOf = ({ prefix, year }: SeriesYear, count: number) =>
  `${prefix}/${year}/${String(count).padStart(6, '0')}`;

/** The series of each body, with the form for another prefix. */
export function SeriesPanel({ series, refused }: SeriesPanelProps) {
  return (
    <Panel aria-labelledby="series" title={m.series} aside={<span className="muted sm">{m.seriesNote}</span>}>
      <ul className="admin-rows">
        {series.map((one) => (
          <li key={one.entityId} className="admin-stack">
            <h3 className="admin-part">{one.name}</h3>
            <dl className="admin-facts">
              <Fact label={m.givenLast} num>
                {one.now.last === 0 ? m.noneYet : numberOf(one.now, one.now.last)}
              </Fact>
              <Fact label={m.nextNumber} num>
                {numberOf(one.now, one.now.last + 1)}
              </Fact>
              <Fact label={m.firstNumberFrom(dayInWords(one.next.from))} num>
                {numberOf(one.next, 1)}
              </Fact>
            </dl>
            <PrefixForm
              key={`${one.now.prefix} ${one.next.prefix}`}
              one={one}
              refused={refused?.typed.entityId === one.entityId ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One button for each year that may still change: a year with a number keeps its prefix. */
function PrefixForm({ one, refused }: { one: AdminSeries; refused?: RefusedForm }) {
  const navigation = useNavigation();
  const from = navigation.formData?.get('entityId') === one.entityId && navigation.formData.get('from');
  const years = [...(one.now.last === 0 ? (['now'] as const) : []), 'next' as const];
  return (
    <details className="admin-fold" open={Boolean(refused)}>
      <summary>{m.changePrefix}</summary>
      <div className="admin-stack">
        <p className="muted sm">
          {one.now.last === 0 ? m.prefixMayChange : m.prefixNextYear(one.now.prefix)}
        </p>
        {years.map((year) => {
          const { field } = fieldErrors(refused?.typed.from === year ? refused : undefined, {
            prefix: one[year].prefix,
          });
          const { error, ...prefix } = field('prefix');
          return (
            <Form key={year} method="post" noValidate className="admin-pair">
              <input type="hidden" name="intent" value="prefix" />
              <input type="hidden" name="entityId" value={one.entityId} />
              <input type="hidden" name="from" value={year} />
              <input type="hidden" name="shown" value={one[year].prefix} />
              <TextInput
                {...prefix}
                error={error ?? field('from').error}
                id={`prefix-${one.entityId}-${year}`}
                label={
                  year === 'now' ? m.prefixThisYear(one.now.year) : m.prefixFrom(dayInWords(one.next.from))
                }
                hint={m.prefixHint}
                maxLength={3}
                autoCapitalize="characters"
                autoComplete="off"
              />
              <div>
                <Button look="outline" size="sm" busy={from === year && m.saving}>
                  {m.save}
                </Button>
              </div>
            </Form>
          );
        })}
      </div>
    </details>
  );
}
