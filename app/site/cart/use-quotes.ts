import { useEffect, useState } from 'react';
import type { ShopLine } from '#core/cart/cart.ts';
import type { QuotedLine } from '#core/products/quote.ts';
import { plainHref } from '#ui/href.ts';

export type Quotes =
  | { state: 'asking'; lines: null }
  | { state: 'asked'; lines: QuotedLine[] }
  /** No answer came: the page uses what it has stored, and the checkout checks again. */
  | { state: 'unknown'; lines: null };

/**
 * The shop's quote of the lines when the cart is opened, and again when another item is added; a
 * changed quantity needs no new request, since the answer has the stock.
 */
export function useQuotes(lines: readonly ShopLine[]): Quotes {
  const [quotes, setQuotes] = useState<Quotes>({ state: 'asking', lines: null });
  const body = JSON.stringify(lines.map(({ id, variations }) => ({ id, variations, quantity: 1 })));
  useEffect(() => {
    if (body === '[]') return;
    const leaving = new AbortController();
    askQuotes(body, leaving.signal).then(
      (answer) => setQuotes({ state: 'asked', lines: answer }),
      () => leaving.signal.aborted || setQuotes({ state: 'unknown', lines: null }),
    );
    return () => leaving.abort();
  }, [body]);
  return quotes;
}

async function askQuotes(lines: string, signal: AbortSignal): Promise<QuotedLine[]> {
  const answer = await fetch(plainHref('/api/v1/quote'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"lines":${lines}}`,
    signal,
  });
  if (!answer.ok) throw new Error(`quote failed: status ${answer.status}`);
  const { lines: quoted } = (await answer.json()) as { lines: QuotedLine[] };
  return quoted;
}
