import { useRef } from 'react';
import { PickButton } from '#admin/media-picker/pick-button.tsx';
import * as m from '#messages/admin/pages.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';

/** The Markdown of a page; a picture of the library is inserted at the cursor. */
export function MarkdownInput({
  defaultValue,
  ...field
}: Omit<FieldProps, 'id' | 'className'> & { defaultValue: string }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const insert = (line: string) => {
    const area = text.current;
    if (!area) return;
    area.setRangeText(`\n\n${line}\n\n`, area.selectionEnd, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea {...control} ref={text} className="input" rows={22} defaultValue={defaultValue} />
          <PickButton
            kinds={['picture']}
            onPick={({ address, alt, name }) =>
              insert(`![${(alt || name).replace(/[[\]()]/g, '')}](${address})`)
            }
          >
            {m.addPicture}
          </PickButton>
        </>
      )}
    </Field>
  );
}
