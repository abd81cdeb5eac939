import { Form } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { StayRate } from '#core/stay/stay-rate.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stays.ts';
import { Button } from '#ui/button.tsx';

type RateRowsProps = {
  rates: readonly StayRate[];
  kinds: readonly { value: string; label: string }[];
  mayWrite: boolean;
};

/** The rates that still have nights to come. */
export function RateRows({ rates, kinds, mayWrite }: RateRowsProps) {
  if (rates.length === 0) return <p className="mt-4">{m.noRates}</p>;
  return (
    <ul className="admin-rows mt-4">
      {rates.map((rate) => {
        const kind = kinds.find(({ value }) => value === rate.kindId)?.label ?? rate.kindId;
        return (
          <li key={rate.id} className="row between wrapx">
            <span>
              <b>
                {kind}: {formatRupees(rate.night, 'short')}
              </b>
              <span className="sm muted block">
                {dayInWords(rate.from)} – {dayInWords(rate.to)},{' '}
                {rate.weekdays.length === 7
                  ? m.everyNight
                  : rate.weekdays.map((day) => m.weekdayNames[day - 1]).join(', ')}
              </span>
              <span className="sm block">{detailsOf(rate)}</span>
            </span>
            {mayWrite && (
              <ConfirmAction label={m.deleteRate} of={kind} ask={m.ratesNote}>
                <Form method="post" action="?">
                  <input type="hidden" name="rateId" value={rate.id} />
                  <Button size="sm" look="strong" name="intent" value="delete-rate">
                    {m.deleteRate}
                  </Button>
                </Form>
              </ConfirmAction>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function detailsOf({ single, member, extraBeds, extraBed, minNights }: StayRate): string {
  return [
    single !== null && `${m.single}: ${formatRupees(single, 'short')}`,
    member !== null && `${m.memberPrice}: ${formatRupees(member, 'short')}`,
    extraBeds > 0 && `${m.extraBeds}: ${extraBeds} × ${formatRupees(extraBed, 'short')}`,
    minNights > 1 && m.atLeast(minNights),
  ]
    .filter(Boolean)
    .join(' · ');
}
