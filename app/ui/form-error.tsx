import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import { Icon } from './icon.tsx';
import { leadTo } from './lead-to.ts';
import { useHydrated } from './use-hydrated.ts';

type FormErrorProps = {
  title?: string;
  /** What is wrong, each leading to its field; a problem without a field concerns the whole form. */
  problems: readonly { field?: string; message: string }[];
  /** What the problems are out of, where a fetcher brought it: another object each time. */
  answer?: unknown;
};

/** The summary above a form that was not accepted. It takes the focus, with script and without. */
export function FormError({ title = 'Please check these answers', problems, answer }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const pageAnswer = useActionData();
  const latest = answer ?? pageAnswer;
  const words = problems.map(({ message }) => message).join('\n');
  const hydrated = useHydrated();
  // Another rendering of the same answer leaves the focus to whoever has begun to mend it; so does React when it wakes
  // on a page to whose summary the browser has led already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer takes the focus again
  useEffect(() => {
    if (hydrated || document.activeElement === document.body) box.current?.focus();
  }, [latest, words]);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, this is how a refused form leads to its problems
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
