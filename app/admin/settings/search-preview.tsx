import { useEffect, useRef, useState } from 'react';
import { inputName } from '#core/edited-fields/field-spec.ts';
import { fillFacts, fillPlaces } from '#core/page-copy/fill-places.ts';
import type { SettingField } from '#core/settings/setting-section.ts';
import * as m from '#messages/admin/settings.ts';

/** Whose pages are found, and where. */
export type Searched = { identity: { name: string; place: string; deities: string }; site: string };

type SearchPreviewProps = NonNullable<SettingField['found']> &
  Searched & {
    description: string;
    /** The form's value at a path. */
    shown: (path: string) => string;
  };

/**
 * How a search engine shows the page, updated while typing: one line of title, two of description,
 * the rest is cut.
 */
export function SearchPreview({ description, shown, ...found }: SearchPreviewProps) {
  const { title, page, examples, identity, site } = found;
  const [typed, setTyped] = useState({ title: shown(title), description: shown(description) });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    const read = () => {
      const fields = new FormData(form ?? undefined);
      const text = (path: string) => String(fields.get(inputName({ path })) ?? '');
      setTyped({ title: text(title), description: text(description) });
    };
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [title, description]);
  const filled = fillFacts(fillPlaces(typed, identity), examples);
  return (
    <figure ref={box} className="wide search-preview">
      <figcaption className="lbl">{m.inSearch}</figcaption>
      <p lang="en">
        <small>{site + page}</small>
        <b>{filled.title}</b>
        <span>{filled.description}</span>
      </p>
    </figure>
  );
}
