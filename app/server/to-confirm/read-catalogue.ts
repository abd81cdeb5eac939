import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#core/language/languages.ts';
import { messagesIn } from '#core/translations/to-confirm/message-text.ts';

/**
 * The messages of a catalogue in a language, by their path. Read by Node as it reads the server: a
 * build has the catalogues of one language only, and no message that no page uses.
 */
export async function readCatalogue(language: Language, name: string): Promise<Map<string, unknown>> {
  const file = path.resolve('app/messages', language, `${name}.ts`);
  return new Map(messagesIn(await import(/* @vite-ignore */ pathToFileURL(file).href)));
}
