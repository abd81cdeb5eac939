import { data } from 'react-router';
import type { RequestKind } from '#core/requests/request.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { findSentRequest } from './request-queries.ts';

/**
 * What the loader of a page with a form returns: the page's own data, and the request that was just
 * sent from it ('?sent=REQ-…'). Such a page is no longer the same for everybody, so it is not
 * cached.
 */
export async function loadSentPage<Page extends object>(
  services: Services,
  request: Request,
  kinds: readonly RequestKind[],
  page: Page,
  /**
   * Whether everything that the address names exists: other addresses are unbounded and not cached.
   */
  known = true,
) {
  const named = new URL(request.url).searchParams.has('sent');
  const found = named ? await findSentRequest(services, request, kinds) : null;
  const { answerWords } = await getTempleSettings(services);
  const sent = found && { reference: found.reference, subject: found.subject, ...answerWords[found.kind] };
  return data({ ...page, sent }, named || !known ? { headers: { 'cache-control': 'no-store' } } : {});
}
