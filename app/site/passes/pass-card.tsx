import type { PassShown } from '#core/passes/pass-view.ts';
import { span } from '#core/time/date-words.ts';
import * as m from '#messages/passes.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/notice.tsx';
import { passNumber } from './pass-number.ts';

/** `qr`: the code of its token as SVG text; null where it opens nothing. */
export type ShownPass = Omit<PassShown, 'token'> & { qr: string | null };

const tones: Record<PassShown['state'], Tone> = { held: 'wait', valid: 'good', used: 'info', void: 'bad' };

/** One pass, as large as a reader at the gate needs it. */
export function PassCard({ pass }: { pass: ShownPass }) {
  const number = passNumber(pass.number);
  return (
    <li className="pass-card">
      <h2 className="text-h4" lang={pass.textLang}>
        {pass.title}
      </h2>
      <Badge tone={tones[pass.state]}>{m.passStates[pass.state]}</Badge>
      {pass.qr && (
        <div
          className="qr"
          role="img"
          aria-label={m.codeOfPass(number)}
          // The code is drawn by us, from the token that we signed.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: pass.qr }}
        />
      )}
      <p className="number num">{number}</p>
      <p className="sm">
        {m.letsIn(pass.people)} · {pass.gate ?? m.everyGate}
      </p>
      <p className="sm muted">{span(pass.from, pass.until)}</p>
    </li>
  );
}
