import { useEffect, useRef, useState } from 'react';
import { type ProofAsked, proofField } from '#core/people/proof.ts';
import * as m from '#messages/proof.ts';

type ProofWaitProps = { asked: ProofAsked; otherwise?: string };

/** The notice of a form that waits for its puzzle; loaded only where one is required. */
export function ProofWait({ asked, otherwise = m.orCall }: ProofWaitProps) {
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
  return (
    <div ref={box} role="status" tabIndex={-1} className="notice">
      <input type="hidden" name={proofField} />
      <div>
        {state === 'solving' && m.provingNoRobot}
        {state === 'ready' && m.proven}
        {state === 'failed' && m.notProven(asked.minutes, otherwise)}
        <p className="hidden noscript:block">{m.proofNeedsScript(asked.minutes, otherwise)}</p>
      </div>
    </div>
  );
}
