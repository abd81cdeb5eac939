import { holdsNothingPersonal } from './test-nothing-personal.ts';
import { openTestCache } from './test-shared-cache.ts';

// A shared cache in front of the site stores nothing of a person. Here it is one that stores all
// that the standards allow; scripts/shared-cache.sh asks the same through Varnish.

holdsNothingPersonal(async (origin) => openTestCache(origin));
