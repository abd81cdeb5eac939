import { createHash } from 'node:crypto';
import { formatRupees, paise } from '#core/money/paise.ts';

const submitAtOnce = 'document.forms[0].submit()';
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(submitAtOnce).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const ways = [
  ['pay', 'Pay now', 'The bank says yes and you come back.'],
  ['decline', 'Decline', 'The bank says no; nothing is taken.'],
  ['pay-and-leave', 'Pay and close the tab', 'The money is taken; the browser never comes back.'],
  ['upi', 'Pay in a UPI app', 'You come back at once; the app confirms a little later.'],
  ['pay-late', 'Fail now, succeed later', 'A failed payment that the bank authorises afterwards.'],
  ['pay-twice', 'Pay twice', 'Two payments for one order; the second must be kept apart.'],
] as const;
export type Way = (typeof ways)[number][0];

type Shown = { orderId: string; amount: number; callbackUrl: string; cancelUrl: string; title: string };

export function payPage({ orderId, amount, callbackUrl, cancelUrl, title }: Shown, action: string): Response {
  const buttons = ways.map(
    ([value, label, hint]) =>
      `<button name="action" value="${value}"><b>${label}</b><small>${hint}</small></button>`,
  );
  return page(
    'Test payment',
    `<p class="mark">Test gateway: no money moves</p><h1>${text(title)}</h1>
    <p class="sum">${formatRupees(paise(amount))}</p>
    <form method="post" action="${text(action)}">
    ${hidden({ order_id: orderId, callback_url: callbackUrl, cancel_url: cancelUrl })}${buttons.join('')}</form>
    <p><a href="${text(cancelUrl)}">Leave without paying</a></p>`,
  );
}

/** The gateway posts the browser back to the site; a visitor without script presses the button. */
export function returnPage(callbackUrl: string, fields: Record<string, string>): Response {
  return page(
    'Back to the temple',
    `<h1>Back to the temple</h1><form method="post" action="${text(callbackUrl)}">${hidden(fields)}
    <button><b>Continue</b></button></form><script>${submitAtOnce}</script>`,
  );
}

export function closedPage(): Response {
  return page('Paid', '<h1>Paid</h1><p>The money is taken. You may close this tab.</p>');
}

export function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
    <style>${style}</style></head><body><main>${body}</main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

const style = `body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#eef1f6;color:#1c2434}
main{max-width:26rem;margin:6vh auto;padding:1.5rem;background:#fff;border-radius:12px;box-shadow:0 8px 30px #1c243422}
h1{font-size:1.25rem;margin:.5rem 0}.mark{margin:0;font-size:.85rem;color:#5a6478}
.sum{font-size:2rem;font-weight:700;margin:.25rem 0 1rem}form{display:grid;gap:.6rem}
button{display:grid;gap:.1rem;text-align:start;padding:.7rem .9rem;min-height:48px;font:inherit;color:inherit;
background:#f6f8fc;border:1px solid #c7cfdd;border-radius:8px;cursor:pointer}
button:hover,button:focus-visible{border-color:#2456c4;background:#edf2fd}small{color:#5a6478}
a{color:#2456c4}`;

function hidden(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`)
    .join('');
}

function text(raw: string): string {
  return raw.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
