import { type Language, languageNames } from '#core/language/languages.ts';
import type { GateNames } from '#core/passes/gate/gate-wire.ts';
import { gateField, passField } from '#core/translations/translated-kind.ts';
import type { Services } from '../../services.ts';
import { findTranslations } from '../../translations/translated.ts';
import { findPassWords } from '../queries/pass-words.ts';

/** The published names of an event, its gates and its kinds of passes in every other language. */
export async function readGateNames(
  { db }: Pick<Services, 'db'>,
  event: string,
  gates: readonly { number: number }[],
): Promise<Partial<Record<Language, GateNames>>> {
  const products = await db
    .selectFrom('event_products')
    .select(['id', 'title'])
    .where('event_id', '=', event)
    .execute();
  const others = languageNames.filter((language) => language !== 'en');
  const named = await Promise.all(
    others.map(async (language) => {
      const words = (await findPassWords({ db }, event, language)) ?? {};
      const found = await findTranslations({ db }, 'events', [{ id: event }], language);
      const title = found.get(event)?.title;
      const names: GateNames = {
        ...(title && { event: title }),
        gates: known(gates.map(({ number }) => [number, words[gateField(number)]])),
        titles: known(products.map(({ id, title: english }) => [english, words[passField(id)]])),
      };
      return [language, names] as const;
    }),
  );
  return Object.fromEntries(named);
}

function known(names: readonly (readonly [string | number, string | undefined])[]): Record<string, string> {
  return Object.fromEntries(names.filter((pair): pair is [string | number, string] => Boolean(pair[1])));
}
