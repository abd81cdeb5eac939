import { getTempleSettings } from '../content/settings-queries.ts';
import type { Services } from '../services.ts';
import { accountLetter } from './account-letters.ts';
import type { Letter } from './letter.ts';
import { type Composed, renderLetter } from './letter-page.ts';

/** Writes a letter out when it is sent; null when what it is about is gone. */
export async function composeLetter(services: Services, letter: Letter): Promise<Composed | null> {
  const { identity } = await getTempleSettings(services);
  const temple = { name: `${identity.name}, ${identity.place}`, url: services.config.publicUrl };
  switch (letter.kind) {
    case 'gift-receipt':
      return null;
    case 'verify-email':
    case 'account-exists':
    case 'reset-password':
      return renderLetter(accountLetter(letter), temple);
  }
}
