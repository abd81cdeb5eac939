import { overlaySettings, type TempleSettings } from '#core/content/temple-settings.ts';
import type { Services } from '#server/services.ts';

type Kept = { settings: Promise<TempleSettings>; until: number };

const keptFor = 5_000;
const kept = new WeakMap<Services['db'], Kept>();

/**
 * The temple's facts: the typed defaults with the stored rows over them. Asked on every page, so one answer serves
 * this process for five seconds, or until forgetTempleSettings. A bad row is logged and its default stands.
 */
export function getTempleSettings(services: Services): Promise<TempleSettings> {
  const now = services.clock().getTime();
  const last = kept.get(services.db);
  if (last && now < last.until) return last.settings;
  const settings = readSettings(services);
  kept.set(services.db, { settings, until: now + keptFor });
  // A failed read is not an answer to keep.
  settings.catch(() => kept.delete(services.db));
  return settings;
}

/** The next page reads the table again; called when content has changed. */
export function forgetTempleSettings(services: Pick<Services, 'db'>): void {
  kept.delete(services.db);
}

async function readSettings({ db, log }: Services): Promise<TempleSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const { settings, bad } = overlaySettings(rows);
  if (bad.length > 0) log.error({ keys: bad }, 'settings without the shape of their default are left out');
  return settings;
}
