import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages/admin/edited-fields.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

type AskLineProps = {
  label: string;
  hint?: string;
  /** A second line of text, where the answer needs one. */
  second?: string;
  initially?: string;
  submit: string;
  /** Returns the problem, or null when the prompt is done. */
  onAnswer: (first: string, second: string) => string | null;
  /**
   * The prompt is closed; `answered` if it was submitted, which has moved the focus into the text.
   */
  onClose: (answered: boolean) => void;
};

/**
 * A small prompt under the toolbar. It is inside a form, so it is no form itself and handles Enter.
 */
export function AskLine({ label, hint, second, initially = '', submit, onAnswer, onClose }: AskLineProps) {
  const [first, setFirst] = useState(initially);
  const [other, setOther] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const answer = () => {
    const problem = onAnswer(first, other);
    if (!problem) return onClose(true);
    setError(problem);
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose(false);
    // On a button, Enter presses it.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    answer();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields inside
    <div ref={box} className="rich-ask" onKeyDown={onKeyDown}>
      <TextInput
        name=""
        id="rich-ask-first"
        label={label}
        hint={hint}
        error={error}
        value={first}
        onChange={({ target }) => setFirst(target.value)}
      />
      {second && (
        <TextInput
          name=""
          id="rich-ask-second"
          label={second}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
      <div className="row wrapx">
        <Button type="button" size="sm" look="strong" onClick={answer}>
          {submit}
        </Button>
        <Button type="button" size="sm" look="outline" onClick={() => onClose(false)}>
          {m.close}
        </Button>
      </div>
    </div>
  );
}
