import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import type { RequestKind } from '#core/requests/request.ts';
import { requestWords } from '#core/requests/request-words.ts';
import { Icon } from '#ui/icon.tsx';

export type SentRequest = { kind: RequestKind; reference: string; subject: string };

/** The form was stored: its reference, and what happens next. It takes the focus, with script and without. */
export function SentNotice({ sent }: { sent: SentRequest }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { stored, next } = requestWords[sent.kind];
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form was sent, its answer is what the visitor came for
    <div ref={box} role="status" tabIndex={-1} autoFocus className="notice good sent-notice">
      <Icon of={CircleCheck} />
      <div>
        <p>
          <b>{stored}</b> Reference <b className="num">{sent.reference}</b>.
        </p>
        <p>{sent.subject}</p>
        <p>{next}</p>
      </div>
    </div>
  );
}
