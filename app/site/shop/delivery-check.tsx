import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { messageFor } from '#core/fields/messages.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/product.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';

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
        <Icon of={MapPin} /> {m.deliveryToPin}
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
        <Button type="submit" look="outline" busy={fetcher.state !== 'idle' && m.looking}>
          {m.check}
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
  if ('refused' in answer) return <p>{m.notSentTo(answer.typed)}</p>;
  const { typed, zone, charge } = answer;
  const { min, max } = zone.days;
  const days = min === max ? String(max) : m.daysFromTo(min, max);
  const text =
    charge === 0
      ? m.freeDelivery(typed, zone.title, days)
      : m.deliveryCosts(formatRupees(charge, 'short'), typed, zone.title, days);
  return (
    <p>
      <Sentence text={text} parts={{ b: (words) => <b>{words}</b> }} />
      {charge > 0 && zone.freeFrom !== null && (
        <> {m.deliveryFreeFrom(formatRupees(zone.freeFrom, 'short'))}</>
      )}
    </p>
  );
}
