import Check from 'lucide-react/icons/check';
import { Icon } from '#ui/icon.tsx';
import './steps-rail.css';

const steps = ['Cart', 'Your details', 'Payment', 'Receipt'];

/** Where the donor is on the way from the cart to the receipt; `at` counts from 0, 4 means all is done. */
export function StepsRail({ at }: { at: number }) {
  return (
    <ol className="steps" aria-label="Steps of your gift">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : index === at ? 'on' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < at ? <Icon of={Check} /> : index + 1}</i>
          {step}
          {index < at && <span className="sr"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
