import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import * as m from '#messages/controls.ts';
import { Icon } from '../icon.tsx';
import { leadTo } from '../lead-to.ts';
import { useHydrated } from '../use-hydrated.ts';

type FormErrorProps = {
  title?: string;
  /** The problems, each linking to its field; one without a field concerns the whole form. */
  problems: readonly { field?: string | null | undefined; message: string }[];
  /** The answer that has the problems, where a fetcher brought it: a new object each time. */
  answer?: unknown;
};

/** The summary above a refused form. It takes the focus, with script and without. */
export function FormError({ title = m.checkAnswers, problems, answer }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const pageAnswer = useActionData();
  const latest = answer ?? pageAnswer;
  const words = problems.map(({ message }) => message).join('\n');
  const hydrated = useHydrated();
  // Another render of the same answer leaves the focus where it is, in a field being corrected; so
  // does hydration of a page whose summary the browser has focused already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer takes the focus again
  useEffect(() => {
    if (hydrated || document.activeElement === document.body) box.current?.focus();
  }, [latest, words]);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: focuses a refused form without script
    <div ref={box} role="alert" tabIndex={-1} autoFocus className="notice bad">
      <Icon of={CircleAlert} />
      <div>
        <b>{title}</b>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a href={`#${field}`} onClick={leadTo}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
