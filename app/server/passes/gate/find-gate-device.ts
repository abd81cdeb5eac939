import type { GateRefusal } from '#core/passes/gate/gate-wire.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { fullLimits, takeTry } from '../../auth/tries.ts';
import type { Services } from '../../services.ts';
import { gateHash } from './gate-secret.ts';

/** A telephone that may speak for its gate. */
export type GateDevice = { id: string; name: string; event: string; gate: number; pairedAt: Date };

/**
 * Whose secret this is. A telephone that the office withdrew is told so and wipes itself; strangers
 * are counted by their address, so that nobody tries secrets.
 */
export async function findGateDevice(
  services: Services,
  authorization: string | null,
  address: string,
): Promise<Outcome<GateDevice, GateRefusal>> {
  const stranger = ['gate-stranger:address', address] as const;
  const secret = /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1];
  const found = secret ? await findBySecret(services, secret) : undefined;
  if (!found) {
    if ((await fullLimits(services, [stranger])).length > 0) return refuse('too-often');
    await takeTry(services, ...stranger);
    return refuse('unknown-device');
  }
  if (found.withdrawn_at) return refuse('withdrawn');
  if (!(await takeTry(services, 'gate-meet:device', found.id))) return refuse('too-often');
  const { id, name, gate, paired_at: pairedAt } = found;
  return accept({ id, name, event: found.event_id, gate, pairedAt: pairedAt ?? services.clock() });
}

function findBySecret({ db }: Services, secret: string) {
  return db
    .selectFrom('gate_devices')
    .select(['id', 'name', 'event_id', 'gate', 'paired_at', 'withdrawn_at'])
    .where('secret_hash', '=', gateHash(secret))
    .executeTakeFirst();
}
