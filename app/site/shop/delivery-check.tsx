import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { messageFor } from '#core/fields/messages.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type DeliveryAnswer = { typed: string } & (
  | { refused: 'pin-invalid' | 'not-delivered' }
  | {
      zone: { title: string; days: { min: number; max: number }; freeFrom: Paise | null };
      charge: Paise;
    }
);

/** What delivery of one costs and how long it takes, by PIN code: a GET form of the same page. */
export function DeliveryCheck({
  variantId,
  answer: first,
}: {
  variantId: string;
  answer: DeliveryAnswer | null;
}) {
  const fetcher = useFetcher<{ delivery: DeliveryAnswer | null } | null>();
  const { pathname } = useLocation();
  const answer = fetcher.data?.delivery ?? first;
  const id = useId();
  const wrong = answer && 'refused' in answer && answer.refused === 'pin-invalid';
  return (
    <fetcher.Form action={pathname} className="delivery-check" noValidate>
      <input type="hidden" name="variantId" value={variantId} />
      <label htmlFor={`${id}-pin`} className="lbl">
        <Icon of={MapPin} /> Delivery to your PIN code
      </label>
      <div className="row">
        <input
          id={`${id}-pin`}
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={first?.typed ?? ''}
          className="input"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-answer`}
        />
        <Button type="submit" look="outline" busy={fetcher.state !== 'idle' && 'Looking…'}>
          Check
        </Button>
      </div>
      <div id={`${id}-answer`} role="status" className="delivery-answer sm">
        {wrong ? (
          <FieldError id={`${id}-error`}>{messageFor('pin-invalid')}</FieldError>
        ) : (
          answer && <AnswerWords answer={answer} />
        )}
      </div>
    </fetcher.Form>
  );
}

function AnswerWords({ answer }: { answer: DeliveryAnswer }) {
  if ('refused' in answer)
    return <p>We do not send to {answer.typed} yet. You can order and collect it at the temple.</p>;
  const { zone, charge } = answer;
  const { min, max } = zone.days;
  return (
    <p>
      <b>{charge === 0 ? 'Free delivery' : `Delivery ${formatRupees(charge, 'short')} for one`}</b> to{' '}
      {answer.typed} ({zone.title}), in {min === max ? max : `${min} to ${max}`} working days.
      {charge > 0 && zone.freeFrom !== null && <> Free from {formatRupees(zone.freeFrom, 'short')}.</>}
    </p>
  );
}
