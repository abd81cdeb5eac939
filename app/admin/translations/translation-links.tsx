import { Link } from 'react-router';
import { translationPreviewHref } from '#admin/menu/content-links.ts';
import { type Language, languages } from '#core/language/languages.ts';
import type { TranslatedTable } from '#core/translations/translated-kind.ts';
import * as m from '#messages/admin/translations.ts';
import type { EntryAddress } from '#server/translations/entry-address.ts';
import { href } from '#ui/href.ts';

type TranslationLinksProps = {
  shown: EntryAddress & { kind: TranslatedTable; many: string; id: string; translation: unknown };
  language: Language;
};

/** From the two columns to the page as it will be, to the English, and to the other rows. */
export function TranslationLinks({ shown, language }: TranslationLinksProps) {
  const { page, kind: table, id } = shown;
  return (
    <div>
      <p className="row wrapx">
        {page && shown.translation !== null && (
          <a
            className="quiet-link"
            href={translationPreviewHref(language, { table, name: page.kind, id, address: page.address })}
          >
            {m.preview(languages[language].name)}
          </a>
        )}
        {shown.english && (
          <Link to={shown.english} className="quiet-link">
            {m.englishOf}
          </Link>
        )}
        <Link
          to={`${href('/admin-dashboard/translations')}?language=${language}&kind=${table}`}
          className="quiet-link"
        >
          {m.allOf(shown.many)}
        </Link>
      </p>
      {page && shown.translation !== null && <p className="muted sm">{m.previewHint}</p>}
    </div>
  );
}
