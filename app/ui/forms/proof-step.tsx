import { lazy, Suspense } from 'react';
import type { ProofAsked } from '#core/people/proof.ts';

const ProofWait = lazy(async () => ({ default: (await import('./proof-wait.tsx')).ProofWait }));

type ProofStepProps = {
  asked: ProofAsked | undefined;
  /** The alternative without script: 'or …'. */
  otherwise?: string;
};

/**
 * In a form whose free tries are used up: says that a puzzle is being solved, and sends the form
 * again when it is (solve-proof.ts, loaded only then). The typed input stays.
 */
export function ProofStep({ asked, otherwise }: ProofStepProps) {
  if (!asked) return null;
  return (
    <Suspense>
      <ProofWait key={asked.challenge} asked={asked} otherwise={otherwise} />
    </Suspense>
  );
}
