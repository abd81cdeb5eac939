/**
 * The last part of a row's address, from its title: 'Why we greet Tulasī' becomes
 * 'why-we-greet-tulasi'. '' where nothing of it can be transcribed (a Hindi title).
 */
export function rowSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
}
