import { overlaySettings, type TempleSettings } from '#core/content/temple-settings.ts';
import type { Services } from '#server/services.ts';
import { keptAnswer } from './kept-answer.ts';

const keptFor = 5_000;

/**
 * The temple's facts: the typed defaults with the stored rows over them. Asked on every page, so one answer serves
 * this process for five seconds, or until content changes. A bad row is logged and its default stands.
 */
export function getTempleSettings(services: Services): Promise<TempleSettings> {
  return keptAnswer(
    services,
    'temple-settings',
    (now) => now + keptFor,
    () => readSettings(services),
  );
}

async function readSettings({ db, log }: Services): Promise<TempleSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const { settings, bad } = overlaySettings(rows);
  if (bad.length > 0) log.error({ keys: bad }, 'settings without the shape of their default are left out');
  return settings;
}
