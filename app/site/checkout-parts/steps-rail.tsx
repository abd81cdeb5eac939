import Check from 'lucide-react/icons/check';
import * as m from '#messages/payment.ts';
import { Icon } from '#ui/icon.tsx';
import './steps-rail.css';

const ways = {
  donation: { label: m.stepsOfGift, steps: [m.cart, m.details, m.payment, m.receipt] },
  order: { label: m.stepsOfOrder, steps: [m.cart, m.details, m.payment, m.bill] },
  seat: { label: m.stepsOfStay, steps: [m.chosen, m.details, m.payment, m.booked] },
  pass: { label: m.stepsOfPasses, steps: [m.passes, m.details, m.payment, m.booked] },
  stay: { label: m.stepsOfStay, steps: [m.room, m.details, m.payment, m.booked] },
};

export type StepsOf = keyof typeof ways;

/**
 * The steps from the cart to the receipt; `at` counts from 0, 4 means all is done. Null shows none:
 * it came to nothing.
 */
export function StepsRail({ at, of = 'donation' }: { at: number | null; of?: StepsOf }) {
  if (at === null) return null;
  const { label, steps } = ways[of];
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : index === at ? 'on' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < at ? <Icon of={Check} /> : index + 1}</i>
          {step}
          {index < at && <span className="sr"> {m.done}</span>}
        </li>
      ))}
    </ol>
  );
}
