import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findEvent } from '../purchases/gateway-events.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { noteFailure, unwarnParked } from '../purchases/waiting-events.ts';
import { staffVerb } from '../write/staff-write.ts';

/**
 * Processes an event of the gateway again. A waiting event is processed now; one that was processed
 * before changes nothing, since the ledger takes each fact once. The event's signature was checked
 * when it came.
 */
export const replayEvent = staffVerb({
  permission: 'system.operate',
  run: async (
    { services, staff },
    eventId: string,
  ): Promise<Outcome<{ changed: boolean }, 'event-unknown' | 'event-failed'>> => {
    const event = await findEvent(services, eventId);
    if (!event) return refuse('event-unknown');
    const { id, kind, snapshot, waits } = event;
    try {
      const settled = await settlePayment(services, { snapshot, event: waits ? { id, kind } : null });
      await writeAudit(services.db, services, staff, {
        action: 'gateway-event.replayed',
        subject: id,
        details: { outcome: settled.outcome },
      });
      await unwarnParked(services, id, staff.personId);
      return accept({ changed: settled.outcome !== 'repeat' });
    } catch (error) {
      services.log.error({ err: error, event: id }, 'gateway event not replayed');
      if (waits) await noteFailure(services, id, error);
      return refuse('event-failed');
    }
  },
});
