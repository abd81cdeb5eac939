import type { Devotee } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { lockMembership } from './lock-membership.ts';
import { listParts } from './membership-queries.ts';
import { listOwnMemberships } from './own-memberships.ts';
import { partLink } from './part-link.ts';

type NotOpened = 'membership-unknown' | 'membership-by-transfer';

/** The pay link of an unpaid part of the devotee's own membership, made where there is none. */
export async function openPartLink(
  services: Services,
  devotee: Devotee,
  partId: string,
): Promise<Outcome<{ linkId: string }, NotOpened>> {
  const own = (await listOwnMemberships(services, devotee)).find(
    ({ stage, schedule }) => stage !== 'ended' && schedule.some(({ id }) => id === partId),
  );
  if (!own) return refuse('membership-unknown');
  return inTransaction(
    services,
    async ({ trx, services: within }): Promise<Outcome<{ linkId: string }, NotOpened>> => {
      const membership = await lockMembership(trx, own.id);
      const part = (await listParts(trx, own.id)).find(({ id }) => id === partId);
      // It may have been ended, or transferred, since it was found.
      const isOwn = membership?.stage !== 'ended' && membership?.email === own.email;
      if (!membership || !isOwn || !part || part.donationId !== null) return refuse('membership-unknown');
      const linkId = await partLink(trx, within, membership, part);
      return linkId === null ? refuse('membership-by-transfer') : accept({ linkId });
    },
  );
}
