import { auditLedger } from '#server/db/audit.ts';
import { Books } from '#server/demo-gateway/books.ts';
import type { Fact } from './fact.ts';
import { readLetterFacts } from './letter-facts.ts';
import { readMoneyFacts } from './money-facts.ts';
import { readPlaceFacts } from './place-facts.ts';
import type { waitUntilSettled } from './settled.ts';
import type { TestSystem } from './test-system.ts';
import type { Notes } from './world.ts';

type Unsettled = Awaited<ReturnType<typeof waitUntilSettled>>;

/** The final state, compared with what visitors saw and what the gateway knows. */
export async function readFacts(system: TestSystem, notes: Notes, unsettled: Unsettled): Promise<Fact[]> {
  const broken = await auditLedger(system.db);
  const open = Object.entries(unsettled).filter(([, count]) => count > 0);
  return [
    { what: 'kinds of things that never settled', is: open.length, wanted: 0, seen: unsettled },
    ...(await readMoneyFacts(system, notes)),
    ...(await readPlaceFacts(system, notes)),
    ...(await readLetterFacts(system)),
    { what: 'audit findings (db/audit.sql)', is: broken.length, wanted: 0, seen: broken },
    { what: 'visitors who read what cannot be true', is: notes.wrong.length, wanted: 0, seen: notes.wrong },
    {
      what: 'visitors who got no answer',
      is: notes.unanswered.length,
      wanted: 0,
      seen: notes.unanswered,
    },
  ];
}

/**
 * Payments of which the site never got an event: it found them by polling, or a payer came back.
 */
export function countFoundByPolling({ eventRoad, gatewayJournal }: TestSystem): number {
  const { payments } = new Books(gatewayJournal);
  return eventRoad.allLost().filter((id) => payments.get(id)?.captured).length;
}
