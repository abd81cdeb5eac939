import { useEffect, useRef, useState } from 'react';
import { type ProofAsked, proofField } from '#core/people/proof.ts';

type ProofWaitProps = { asked: ProofAsked; otherwise?: string };

/** The notice of a form that waits for its puzzle; loaded only where one is required. */
export function ProofWait({ asked, otherwise = 'or call the temple office' }: ProofWaitProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'solving' | 'ready' | 'failed'>('solving');
  useEffect(() => {
    const leaving = new AbortController();
    box.current?.focus();
    import('./solve-proof.ts')
      .then(({ solveAndSend }) => solveAndSend(asked, box.current, leaving))
      .catch(() => 'failed' as const)
      .then((next) => leaving.signal.aborted || setState(next));
    return () => leaving.abort();
  }, [asked]);
  const wait = `wait ${asked.minutes} minutes and send the form again, ${otherwise}.`;
  return (
    <div ref={box} role="status" tabIndex={-1} className="notice">
      <input type="hidden" name={proofField} />
      <div>
        {state === 'solving' && 'One moment: we make sure that no robot is at work.'}
        {state === 'ready' && 'That is done. Please look over what you typed, and send the form.'}
        {state === 'failed' &&
          `That did not work here. Send the form once more. If it does not help, ${wait}`}
        <p className="hidden noscript:block">This takes JavaScript. Without it, {wait}</p>
      </div>
    </div>
  );
}
