import { useEffect, useRef, useState } from 'react';
import { usePickMedia } from '#admin/media-picker/media-picker.tsx';
import * as m from '#messages/admin/edited-fields.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';
import type { RichEditor } from './rich/rich-editor.ts';
import { RichToolbar } from './rich/rich-toolbar.tsx';
import './rich.css';

type RichInputProps = Omit<FieldProps, 'id' | 'className'> & { defaultValue: string };

const keysHint = m.keysHint;

/**
 * A text with headings, lists, links, pictures and films. The form's field is a plain textarea,
 * which is all there is without script; with script the editor replaces it (with its id, which
 * errors link to) and keeps it in sync. Toolbar and height are reserved from the start.
 */
export function RichInput({ defaultValue, ...field }: RichInputProps) {
  const source = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<RichEditor | null>(null);
  const pick = usePickMedia();
  const labelId = `${field.name}-label`;
  const keysId = `${field.name}-keys`;
  useEffect(() => {
    let made: RichEditor | null = null;
    let unmounted = false;
    import('./rich/rich-editor.ts')
      .then(({ makeRichEditor }) => {
        if (unmounted || !source.current || !place.current) return;
        made = makeRichEditor(place.current, source.current, labelId);
        setEditor(made);
      })
      // If the editor fails to load, the plain field still works.
      .catch(() => source.current?.closest('.rich')?.classList.add('is-plain'));
    return () => {
      unmounted = true;
      made?.destroy();
    };
  }, [labelId]);
  useEffect(() => {
    if (!editor) return;
    const errorId = field.error ? `${field.name}-error` : '';
    editor.view.dom.setAttribute('aria-invalid', String(Boolean(field.error)));
    editor.view.dom.setAttribute('aria-describedby', `${errorId} ${keysId}`.trim());
  }, [editor, field.error, field.name, keysId]);
  return (
    <Field {...field} label={<span id={labelId}>{field.label}</span>}>
      {(control) => (
        <div className={`rich ${editor ? 'is-awake' : ''}`}>
          <RichToolbar editor={editor} pickPicture={(take) => pick(['picture'], take)} />
          <textarea
            {...control}
            id={editor ? `${control.id}-source` : control.id}
            ref={source}
            className="input"
            rows={14}
            defaultValue={defaultValue}
            tabIndex={editor ? -1 : undefined}
          />
          <div ref={place} className="rich-place prose" />
          <p id={keysId} className="hint rich-keys noscript:hidden">
            {keysHint}
          </p>
        </div>
      )}
    </Field>
  );
}
