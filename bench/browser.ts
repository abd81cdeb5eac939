/** A page as a browser without script has it: the response, and the form on it. */
export type Page = { status: number; location: string | null; html: string };

export type Browser = {
  get: (url: string) => Promise<Page>;
  /** Sends the fields; `from`: the page's origin, where it is not the site's own. */
  post: (url: string, fields: Fields, from?: string) => Promise<Page>;
};

/** Names may repeat, as the fields of several lines do. */
export type Fields = [name: string, value: string][];

/** How requests are sent: fetch, or something that also takes notes. */
export type Ask = (url: URL, init: Sent) => Promise<Response>;
type Sent = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** A browser with an address and cookies of its own; it follows no redirects by itself. */
export function openBrowser(site: string, address: string, ask: Ask = fetch): Browser {
  const cookies = new Map<string, string>();
  const send = async (url: string, init: Sent): Promise<Page> => {
    const own = new URL(url, site).origin === site;
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...init.headers,
      ...(own && { 'x-forwarded-for': address, ...(jar && { cookie: jar }) }),
      accept: 'text/html',
    };
    const signal = AbortSignal.timeout(60_000);
    const response = await ask(new URL(url, site), { ...init, headers, redirect: 'manual', signal });
    for (const cookie of own ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { status: response.status, location, html: await response.text() };
  };
  return {
    get: (url) => send(url, { headers: {} }),
    post: (url, fields, from = site) =>
      send(url, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: from } }),
  };
}

/**
 * The fields that a browser would send with the form of this page that posts to `action`; typed
 * ones override them.
 */
export function formOf(
  { html }: Page,
  action: RegExp,
  typed: Record<string, string> = {},
): { action: string; fields: Fields } {
  for (const [, tag = '', inside = ''] of html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
    const to = attribute(tag, 'action');
    if (to === null || !action.test(to)) continue;
    const defaults = fieldsIn(inside).filter(([name]) => typed[name] === undefined);
    return { action: to, fields: [...defaults, ...Object.entries(typed)] };
  }
  throw new Error(`no form to ${action} on: ${wordsOf({ html }).slice(0, 300)}`);
}

function fieldsIn(form: string): Fields {
  return [...form.matchAll(/<input\b([^>]*)>/g)].flatMap(([, tag = '']): Fields => {
    const name = attribute(tag, 'name');
    const ticks = /\btype="(radio|checkbox)"/.test(tag);
    if (name === null || (ticks && !/\bchecked\b/.test(tag))) return [];
    return [[name, attribute(tag, 'value') ?? (ticks ? 'on' : '')]];
  });
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag);
  return found ? decode(found[1] ?? '') : null;
}

/** The visible text of the page. */
export function wordsOf({ html }: Pick<Page, 'html'>): string {
  const body = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ');
  return decode(body).replace(/\s+/g, ' ').trim();
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return number ? String.fromCodePoint(Number(number)) : (marks[name] ?? whole);
  });
}
