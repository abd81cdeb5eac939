import { until } from './run.ts';

export type Member = { name: string; role: string; state: string; lag?: number | string };

export const databaseNames = ['db-a', 'db-b', 'db-c'] as const;

/** What Patroni says of all three, from whichever of them answers. */
async function readMembers(): Promise<Member[]> {
  const asked = databaseNames.map(async (name) => {
    const answer = await fetch(`http://${name}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return Promise.any(asked);
}

export async function nameOf(role: 'leader' | 'sync_standby'): Promise<string> {
  const found = (await readMembers()).find((member) => member.role === role);
  if (!found) throw new Error(`no ${role} now`);
  return found.name;
}

/** All three run: a primary, its synchronous standby and one more that follows. */
async function isWhole(): Promise<boolean> {
  const members = await readMembers();
  const standbys = members.filter(({ role }) => role !== 'leader');
  return (
    members.length === databaseNames.length &&
    members.some(({ role, state }) => role === 'leader' && state === 'running') &&
    members.some(({ role }) => role === 'sync_standby') &&
    standbys.every(({ state, lag }) => /^(running|streaming)$/.test(state) && Number(lag) < 1_000_000)
  );
}

/** Throws where it does not become whole. */
export async function untilWhole(withinMs = 180_000): Promise<void> {
  if (await until(isWhole, withinMs, 500)) return;
  throw new Error(`the database is not whole again: ${JSON.stringify(await readMembers().catch(String))}`);
}
