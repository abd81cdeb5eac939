import { formatRupees } from '#core/money/paise.ts';
import type { QuotedLine } from '#core/products/quote.ts';
import { plainHref } from '#ui/href.ts';

type Answer = { lines: QuotedLine[]; memberPercent: number };

/**
 * <member-price>: what a signed-in member pays, asked of the server, since the page is kept for
 * everybody. `data-line`: the product and its variant as the quote reads them; without one it says
 * the percent. Fetched for who is signed in (app/page-elements.ts); nobody else asks, and sees
 * nothing.
 */
export function startMemberPrice(host: HTMLElement): () => void {
  const leaving = new AbortController();
  ask(host, leaving.signal).catch(() => {
    // The cart and the checkout say it too.
  });
  return () => leaving.abort();
}

async function ask(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const { line, words = '' } = host.dataset;
  const response = await fetch(plainHref('/api/v1/quote'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"lines":[${line ?? ''}]}`,
    signal,
  });
  if (!response.ok) return;
  const { lines, memberPercent } = (await response.json()) as Answer;
  const item = lines[0]?.item;
  const shown = line === undefined ? memberPercent > 0 && String(memberPercent) : priceOf(item);
  if (shown) host.textContent = words.replace('{shown}', shown);
}

function priceOf(item: QuotedLine['item'] | undefined): string | null {
  return item?.list ? formatRupees(item.unit, 'short') : null;
}
