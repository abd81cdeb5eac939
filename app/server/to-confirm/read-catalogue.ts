import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#core/language/languages.ts';
import { messagesIn } from '#core/translations/to-confirm/message-text.ts';

/**
 * The messages of a catalogue in a language, by their path. Read by Node as it reads the server: a
 * build has the catalogues of one language only, and no message that no page uses.
 */
export function readCatalogue(language: Language, name: string): Promise<Map<string, unknown>> {
  const file = path.resolve('app/messages', language, `${name}.ts`);
  const known = catalogues.get(file) ?? loadCatalogue(file);
  catalogues.set(file, known);
  return known;
}

/** They are code: as long as the process lives they stay the same. */
const catalogues = new Map<string, Promise<Map<string, unknown>>>();

async function loadCatalogue(file: string): Promise<Map<string, unknown>> {
  return new Map(messagesIn(await import(/* @vite-ignore */ pathToFileURL(file).href)));
}
