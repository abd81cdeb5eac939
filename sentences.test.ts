import { expect, it } from 'vitest';
import { sentencesOf } from './scripts/sentences-in-code.ts';

// A sentence that a visitor or the staff reads stands in a catalogue of app/messages: in code it
// would
// be English on every page (docs/decisions/languages.md).

/**
 * What developers and machines read: sheets of parts, the public API, feeds, files of calendars.
 */
const forOthers =
  /^app\/site\/(dev|api)\/|(feed|robots|gateway|class-file|event-file)\.route\.tsx$|\/(product-data|structured-data)\.ts$/;

/**
 * Names that are the same in every language, of schema.org, scripts and keys, a stored value, a
 * verse.
 */
const names =
  /^(Instagram|Facebook|Twitter|WhatsApp|India|English|Person|Organization|Event|Place|Offer|KB|Ctrl K|Control\+K Meta\+K|Latin|पत्रं .*|यो मे .*)$/;

it.each(['app/site', 'app/ui', 'app/admin'])('every sentence of %s stands in a catalogue', (folder) => {
  const found = sentencesOf(folder).filter(({ file, text }) => !forOthers.test(file) && !names.test(text));
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
