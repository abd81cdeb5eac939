import { factNames } from '#core/content/info-facts.ts';
import { findRevision } from '../cms/cms-queries.ts';
import { pageFiles } from '../page-files/page-files.ts';
import { joinPage, splitPage } from '../page-files/page-source.ts';
import type { Services } from '../services.ts';

// The admin side of the information pages: the words of each, from its file or as the staff last
// saved them. Only routes may import this file (page-files).

/** The facts of a page in its form: what they follow, and own words for each; '' is left out. */
export const factFields = ['follows', ...factNames] as const;

/**
 * What the staff may change; group, buttons and cards stay as the page has them. Legal pages have
 * no picture.
 */
export const pageFields = [
  ...(['label', 'title', 'lead', 'picture', 'description', 'note', 'body'] as const),
  ...factFields,
] as const;
export type PageTyped = Record<(typeof pageFields)[number], string>;

export type AdminPage = {
  path: string;
  typed: PageTyped;
  /** 0 while its file is used. */
  version: number;
  changedAt: Date | null;
};

/** Every information page, by address. */
export async function listAdminPages({ db }: Pick<Services, 'db'>): Promise<AdminPage[]> {
  const rows = await db
    .selectFrom('info_pages')
    .select(['path', 'source', 'version', 'updated_at'])
    .execute();
  return [...pageFiles()]
    .map(([path, source]) => {
      const row = rows.find((one) => one.path === path);
      return {
        path,
        typed: typedPage(row?.source ?? source),
        version: row?.version ?? 0,
        changedAt: row?.updated_at ?? null,
      };
    })
    .sort((one, other) => one.path.localeCompare(other.path));
}

/** Null for an address that is no information page. */
export async function findAdminPage(services: Pick<Services, 'db'>, path: string): Promise<AdminPage | null> {
  return (await listAdminPages(services)).find((page) => page.path === path) ?? null;
}

/** The name of the pages' history. */
export const pageHistory = { name: 'pages' };

/** A page as of one of its versions, 0 being its file; null when that is not stored. */
export async function findPageVersion(
  services: Pick<Services, 'db'>,
  path: string,
  version: number,
): Promise<PageTyped | null> {
  const revision = version === 0 ? null : await findRevision(services, pageHistory, path, version);
  const source = version === 0 ? pageFiles().get(path) : revision?.source;
  return typeof source === 'string' ? typedPage(source) : null;
}

/** The source of a page with other words. */
export function rewordPage(source: string, typed: PageTyped): string {
  const { head } = splitPage(source);
  const { label, title, lead, picture, description, note, body } = typed;
  const words = { label, title, lead, description, note, ...(picture === '' ? {} : { picture }) };
  const facts = Object.fromEntries(
    factFields.flatMap((name) => (typed[name] === '' ? [] : [[name, typed[name]]])),
  );
  const { facts: _, ...rest } = head;
  const shown = Object.keys(facts).length > 0 ? { facts } : {};
  return joinPage({ head: { ...rest, ...words, ...shown }, body });
}

function typedPage(source: string): PageTyped {
  const { head, body } = splitPage(source);
  const facts = (head.facts ?? {}) as Record<string, unknown>;
  const values: Record<string, unknown> = { ...head, ...facts, body };
  return Object.fromEntries(pageFields.map((name) => [name, String(values[name] ?? '')])) as PageTyped;
}
