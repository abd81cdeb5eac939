import { type TempleSettings, templeDefaults } from '#core/content/temple-settings.ts';
import { displayParts } from '#core/edited-fields/display-parts.ts';
import { fieldLabels } from '#core/edited-fields/field-spec.ts';
import { hoursParts } from '#core/hours/hours-parts.ts';
import { isLetterKey, type LetterKey, letterModel } from '#core/letters/letter-texts.ts';
import { letterFields, readFormerLetter } from '#core/letters/read-letter-text.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { findSection, permissionOf } from '#core/settings/find-section.ts';
import { readFormerHours, readFormerSetting } from '#core/settings/read-former-setting.ts';
import type { SettingSection } from '#core/settings/setting-section.ts';
import { openingHours } from '#messages/admin/menu.ts';
import { findLetterText } from '../letters/letter-text-queries.ts';
import { saveLetterText } from '../letters/save-letter-text.ts';
import { libraryProblems } from '../media/library-problems.ts';
import type { Services } from '../services.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { settingPictures } from '../settings/setting-pictures.ts';
import { findSetting } from '../settings/settings-queries.ts';
import type { AnySettingInput } from '../settings/write-setting.ts';
import type { Versioned } from './versioned.ts';

/**
 * By the parts of an address below the settings: 'bank', 'hours', or a letter's key. Null for what
 * has no history.
 */
export function findVersioned(
  services: Services,
  at: { section?: string; letter?: string },
): Versioned | null {
  if (at.letter !== undefined) return isLetterKey(at.letter) ? ofLetter(services, at.letter) : null;
  if (at.section === 'hours') return ofHours(services);
  const section = findSection(at.section ?? '');
  return section && ofSection(services, section);
}

function ofSection(services: Services, section: SettingSection): Versioned {
  return {
    ...ofSetting(services, section.key),
    title: section.title,
    page: section.key,
    parts: (value) => displayParts(section.fields, value),
    labels: fieldLabels(section.fields),
    readFormer: async (current, former) => {
      const read = readFormerSetting(section, current, former);
      if (!read.ok) return read;
      const pictures = settingPictures(section.key, read.value);
      const problems = await libraryProblems(services.db, pictures, { published: true, inUse: true });
      return problems.length > 0 ? invalid(problems) : read;
    },
  };
}

function ofHours(services: Services): Versioned {
  return {
    ...ofSetting(services, 'openingHours'),
    title: openingHours,
    page: 'hours',
    parts: (value) => hoursParts(value as TempleSettings['openingHours']),
    labels: {},
    readFormer: async (_, former) => readFormerHours(former),
  };
}

/** What every setting has in common. The audit log stores a list or a single text as one field. */
function ofSetting(services: Services, key: keyof TempleSettings) {
  const model: unknown = templeDefaults[key];
  const folded = typeof model !== 'object' || Array.isArray(model);
  return {
    noun: 'settings',
    key,
    permission: permissionOf(key),
    unfold: (fields) => (folded ? fields.value : fields),
    current: () => findSetting(services.db, key),
    save: (staff, { value, version, from }) =>
      saveSetting(services, staff, { key, value, version, putBack: { from } } as AnySettingInput),
  } satisfies Partial<Versioned>;
}

function ofLetter(services: Services, key: LetterKey): Versioned {
  const model = letterModel(key);
  return {
    noun: 'letter',
    key,
    title: model.title,
    permission: 'settings.write',
    page: `letters/${key}`,
    parts: (value) => displayParts(letterFields, value),
    labels: fieldLabels(letterFields),
    unfold: (fields) => fields,
    current: async () => {
      const { text, version } = await findLetterText(services.db, key);
      return { value: text, version };
    },
    readFormer: async (_, former): Promise<FormOutcome<unknown>> => readFormerLetter(model, former),
    save: (staff, { value, version, from }) =>
      saveLetterText(services, staff, { key, typed: value as never, version, putBack: { from } }),
  };
}
