import type { MouseEvent } from 'react';
import type { MediaFile } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { useTyped } from '#ui/forms/use-typed.ts';

type FieldState = { name: string; defaultValue: string; error: string | null };

/**
 * The focal point: a click on the picture sets it, the two numbers do the same without script or
 * pointer.
 */
export function FocalPoint({ file, x, y }: { file: MediaFile; x: FieldState; y: FieldState }) {
  const left = useTyped<HTMLInputElement>(x.defaultValue);
  const top = useTyped<HTMLInputElement>(y.defaultValue);
  const setFrom = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const percent = (part: number, whole: number) =>
      String(Math.min(100, Math.max(0, Math.round((part / whole) * 100))));
    left.setValue(percent(event.clientX - box.left, box.width));
    top.setValue(percent(event.clientY - box.top, box.height));
    event.currentTarget.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <fieldset className="focal">
      <legend className="sr">{m.subject}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the numbers below are the way by keyboard */}
      <div className="focal-view" onClick={setFrom}>
        <img
          src={file.address}
          alt={file.alt}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        <span className="focal-mark" style={{ left: `${left.value}%`, top: `${top.value}%` }} />
      </div>
      <p className="sm muted">{m.subjectHint}</p>
      <div className="focal-numbers">
        <TextInput
          name={x.name}
          label={m.fromLeft}
          error={x.error}
          inputMode="numeric"
          ref={left.control}
          value={left.value}
          onChange={({ target }) => left.setValue(target.value)}
        />
        <TextInput
          name={y.name}
          label={m.fromTop}
          error={y.error}
          inputMode="numeric"
          ref={top.control}
          value={top.value}
          onChange={({ target }) => top.setValue(target.value)}
        />
      </div>
    </fieldset>
  );
}
