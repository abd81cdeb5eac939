import { href } from 'react-router';
import type { CmsRow } from '#core/cms/content-kind.ts';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { pagePathOfRow } from '#core/content/page-words.ts';
import type { TranslationPlace } from '#core/translations/translation-place.ts';
import { findCmsRow } from '../cms/cms-queries.ts';
import type { Services } from '../services.ts';

/** Where the office edits the English of a row, and the page that shows it. */
export type EntryAddress = {
  english: string | null;
  /** `kind`: the name of a kind of content. Null where there is no page, or no preview of it. */
  page: { kind: string | null; address: string } | null;
};

export async function findEntryAddress(
  services: Pick<Services, 'db'>,
  { kind: { table }, id }: TranslationPlace,
): Promise<EntryAddress> {
  const kind = contentKinds.find((one) => one.table === table);
  if (kind) {
    const row = await findCmsRow(services, kind, id);
    const edit = `${href('/admin-dashboard')}/${kind.name}/${kind.screens.edit}/${encodeURIComponent(id)}`;
    const address = row && kind.address(row as unknown as CmsRow & { id: string });
    return { english: edit, page: address ? { kind: kind.name, address } : null };
  }
  const address = await pageOf(services, table, id);
  return { english: englishOf(table, id), page: address === null ? null : { kind: null, address } };
}

async function pageOf({ db }: Pick<Services, 'db'>, table: string, id: string): Promise<string | null> {
  switch (table) {
    case 'info_pages':
      return pagePathOfRow(id);
    case 'causes':
      return href('/donation/single-donation/:id', { id });
    case 'products':
      return href('/shop/single-product/:id', { id });
    case 'product_categories':
      return `${href('/all-products')}?${new URLSearchParams({ category: id })}`;
    case 'calendar_changes': {
      const change = await db
        .selectFrom('calendar_changes')
        .select('on_date')
        .where('id', '=', id)
        .executeTakeFirst();
      // What is changed every year has no one day to show.
      return change?.on_date ? `${href('/calender')}?date=${change.on_date}` : null;
    }
    default:
      return null;
  }
}

function englishOf(table: string, id: string): string | null {
  switch (table) {
    case 'info_pages':
      return `${href('/admin-dashboard/pages')}${pagePathOfRow(id)}`;
    case 'causes':
      return href('/admin-dashboard/donation/causes/:id', { id });
    case 'products':
      return href('/admin-dashboard/products/:id', { id });
    case 'event_passes':
      return href('/admin-dashboard/passes/:id/plan', { id });
    case 'settings':
      return href('/admin-dashboard/settings/:section', { section: id });
    case 'letters':
      return href('/admin-dashboard/settings/letters/:letter', { letter: id });
    default:
      return null;
  }
}
