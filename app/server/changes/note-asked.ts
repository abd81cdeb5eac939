import type { Staff } from '#core/people/viewer.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

/** After the commit of a requested change: its letters go out, and the security log records it. */
export function noteAsked(services: Services, { personId, address }: Staff): void {
  noteSecurityEvent(services, 'change.asked', { personId, address });
  services.wakeups.wake('send-letters');
}
