import { clientAddressHeader } from './client-address.ts';

/**
 * The posted form. A body that is no form counts as an empty one, so that each field gets its
 * problem. A NUL, which the database cannot store, becomes the replacement character: a text field
 * refuses that (fields/clean-text), and no row has such a name.
 */
export async function readForm(request: Request): Promise<FormData> {
  const sent = await request.formData().catch(() => new FormData());
  const form = new FormData();
  for (const [name, value] of sent) {
    form.append(name, typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);
  }
  return form;
}

/**
 * The named text fields of a posted form; absent ones are ''. Unknown fields are ignored, files are
 * not text.
 */
export async function readFormText<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await readForm(request);
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>;
}

/** One text field of a posted form; '' where it is absent or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Which of a page's actions a form asks for. Throws 400 for anything else: no form of ours asks so,
 * and nothing is done.
 */
export function intentOf<Intent extends string>(typed: string, intents: readonly Intent[]): Intent {
  const intent = intents.find((one) => one === typed);
  if (intent === undefined) throw new Response(null, { status: 400 });
  return intent;
}

/** What a mail reader's button posts, to the address in the header of a letter (RFC 8058). */
export function isOneClickStop(form: FormData): boolean {
  return form.get('List-Unsubscribe') === 'One-Click';
}

/** The visitor's address as limits count it, written by our own HTTP server. */
export function addressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? 'unknown';
}

/** The browser's User-Agent, as much of it as is stored. */
export function deviceOf(request: Request): string {
  return (request.headers.get('user-agent') ?? '').slice(0, 300);
}
