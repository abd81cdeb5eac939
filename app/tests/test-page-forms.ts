/** One field of a form as a page shows it. */
export type PageField = { name: string; value: string; kind: string; disabled: boolean };
/** One form of a page as a browser without script would send it. */
export type PageForm = { action: string; fields: PageField[] };

/** The forms of a page that change something. */
export function postFormsIn(html: string, page: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = '']) => /method="post"/i.test(head))
    .map(([, head = '', body = '']) => ({
      action: attribute(head, 'action') || page,
      fields: fieldsIn(body),
    }));
}

function fieldsIn(body: string): PageField[] {
  const fields: PageField[] = [];
  for (const [, tag = '', head = '', inside = ''] of body.matchAll(
    /<(input|textarea|select|button)\b([^>]*)>(?:(?<=<textarea[^>]*>)(.*?)<\/textarea>)?/gs,
  )) {
    const name = attribute(head, 'name');
    if (!name) continue;
    const kind = tag === 'input' ? attribute(head, 'type') || 'text' : tag;
    if (['checkbox', 'radio'].includes(kind) && !/\bchecked\b/.test(head)) continue;
    const value = tag === 'textarea' ? plain(inside) : attribute(head, 'value');
    fields.push({ name, kind, value, disabled: /\bdisabled\b/.test(head) });
  }
  for (const [, head = '', options = ''] of body.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const field = fields.find(({ name, kind }) => kind === 'select' && name === attribute(head, 'name'));
    const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option);
    const chosen = all.find((option) => /\bselected\b/.test(option)) ?? all[0] ?? '';
    if (field) field.value = attribute(chosen, 'value');
  }
  return fields;
}

function attribute(head: string, name: string): string {
  return plain(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(head)?.[1] ?? '');
}

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
