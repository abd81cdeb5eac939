import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, useRef } from 'react';
import * as m from '#messages/controls.ts';
import { Icon } from '../icon.tsx';

type StepperProps = {
  /** What is counted: 'Quantity of Cow care'. */
  label: string;
  min?: number;
  max?: number;
  /** Gets each step and each typed number. */
  onStep?: (count: number) => void;
  /** The id of the message beside it, when its number was refused. */
  errorId?: string;
} & Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultValue' | 'id' | 'form'>;

/**
 * Minus, a number, plus. It is a number field first, so a form with it works without script. In the
 * cart `min` is 0: minus at 1 means 0, which removes the line.
 */
export function Stepper({ label, min = 1, max = 999, onStep, errorId, ...input }: StepperProps) {
  const field = useRef<HTMLInputElement>(null);
  const step = (by: number) => {
    if (!field.current) return;
    const count = Math.min(max, Math.max(min, Math.trunc(Number(field.current.value)) + by));
    if (input.value === undefined) field.current.value = String(count);
    onStep?.(count);
  };
  const typed = (text: string) => {
    const count = Number(text);
    if (text !== '' && Number.isInteger(count) && count >= min && count <= max) onStep?.(count);
  };
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        aria-label={m.oneLess}
        className="noscript:hidden"
        data-needs-script
        onClick={() => step(-1)}
      >
        <Icon of={Minus} />
      </button>
      <input
        {...input}
        ref={field}
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        min={min}
        max={max}
        onChange={(event) => typed(event.target.value)}
      />
      <button
        type="button"
        aria-label={m.oneMore}
        className="noscript:hidden"
        data-needs-script
        onClick={() => step(1)}
      >
        <Icon of={Plus} />
      </button>
    </fieldset>
  );
}
