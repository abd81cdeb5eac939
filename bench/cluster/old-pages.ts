import { sql } from 'kysely';
import type { Cluster } from './cluster.ts';

export type OldPages = {
  /** For each change and site that answered: milliseconds after the commit until it was shown. */
  shown: { at: number; site: string; ms: number }[];
  stop: () => Promise<void>;
};

const lookMs = 50;
const changeEveryMs = 1_500;
/** A site that does not answer shows nothing old. */
const givenUpMs = 10_000;

/** Changes a title of the blog over and over, and looks at each site when it shows the new one. */
export function watchOldPages({ db, sites }: Cluster): OldPages {
  const shown: OldPages['shown'] = [];
  let open = true;
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const look = async (site: string, id: string, title: string, committedAt: number): Promise<void> => {
    let lastOld = committedAt;
    while (performance.now() < committedAt + givenUpMs) {
      const askedAt = performance.now();
      const page = await fetch(`http://${site}:3000/blogs/single-blog/${id}`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null);
      if (page?.status === 200) {
        if ((await page.text()).includes(title)) break;
        lastOld = askedAt;
      }
      await rest(lookMs);
    }
    shown.push({ at: committedAt, site, ms: lastOld - committedAt });
  };
  const change = async (id: string, turn: number): Promise<void> => {
    const title = `A title of turn ${turn}.`;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('blogs').set({ title }).where('id', '=', id).execute();
      await sql`select pg_notify('content_changed', '')`.execute(trx);
    });
    const committedAt = performance.now();
    await Promise.all(sites.map(({ name }) => look(name, id, title, committedAt)));
  };
  const watch = async (): Promise<void> => {
    const { id } = await db
      .selectFrom('blogs')
      .select('id')
      .where('status', '=', 'live')
      .where('publish_at', '<', new Date())
      .limit(1)
      .executeTakeFirstOrThrow();
    for (let turn = 1; open; turn += 1) {
      // Without a database nothing is changed, and nothing is old.
      await change(id, turn).catch(() => {});
      await rest(changeEveryMs);
    }
  };
  const watching = watch();
  return {
    shown,
    stop: async () => {
      open = false;
      await watching;
    },
  };
}
