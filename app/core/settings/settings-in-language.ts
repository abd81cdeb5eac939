import { type TempleSettings, templeDefaults } from '../content/temple-settings.ts';
import { valueAt } from '../edited-fields/field-spec.ts';
import { withTexts } from '../edited-fields/with-texts.ts';
import type { Words } from '../translations/translated-kind.ts';
import type { ShippedWords } from './shipped-words.ts';
import { type SettingKey, settingWordFields } from './word-paths.ts';

/**
 * The settings with the texts of another language, text by text: what the staff has written in it,
 * else what came with the site as long as the English is as it came too, else the English.
 */
export function settingsInLanguage(
  settings: TempleSettings,
  shipped: ShippedWords,
  written: ReadonlyMap<string, Words>,
): TempleSettings {
  const keys = Object.keys(settings) as SettingKey[];
  return Object.fromEntries(
    keys.map((key) => {
      const words = {
        ...unchanged(settings, key, shipped[key] ?? {}),
        ...written.get(key),
      };
      return [
        key,
        withTexts(
          settings[key],
          words,
          settingWordFields(key, settings[key]).map(({ name }) => name),
        ),
      ];
    }),
  ) as TempleSettings;
}

/** Of the shipped texts those whose English is as it came. */
function unchanged(settings: TempleSettings, key: SettingKey, shipped: Words): Words {
  const paths = Object.keys(shipped).filter(
    (path) => valueAt(settings[key], path) === valueAt(templeDefaults[key], path),
  );
  return Object.fromEntries(paths.map((path) => [path, shipped[path] as string]));
}
