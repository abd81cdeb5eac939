import { clientAddressHeader } from './client-address.ts';

/** The posted form. A body that is no form counts as an empty one, so that each field is asked for in words. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/** The named text fields of a posted form; absent ones are ''. Unknown fields are ignored, files are not text. */
export async function readFormText<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await readForm(request);
  const entries = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The visitor's address as limits count it, written by our own HTTP server. */
export function addressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? 'unknown';
}
