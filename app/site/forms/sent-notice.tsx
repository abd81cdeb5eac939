import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import * as m from '#messages/forms.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';

/** `title`: that it is stored. `lead`: what happens next. */
export type SentRequest = { reference: string; subject: string; title: string; lead: string };

/** The form was stored: its reference and the next step. Takes the focus without script too. */
export function SentNotice({ sent }: { sent: SentRequest }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form was sent, the focus goes to its answer
    <div ref={box} role="status" tabIndex={-1} autoFocus className="notice good sent-notice">
      <Icon of={CircleCheck} />
      <div>
        <p>
          <Sentence
            text={m.stored}
            parts={{
              title: () => <b>{sent.title}</b>,
              number: () => <b className="num">{sent.reference}</b>,
            }}
          />
        </p>
        <p>{sent.subject}</p>
        <p>{sent.lead}</p>
      </div>
    </div>
  );
}
