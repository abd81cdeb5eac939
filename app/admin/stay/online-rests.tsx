import { Panel } from '#admin/frame/panel.tsx';
import { LinkToSend } from '#admin/records/send-panel.tsx';
import { stageWords } from '#admin/words/stay-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import * as m from '#messages/admin/stay-money.ts';
import type { PayLinkWords } from '#server/pay-links/pay-link-words.ts';
import { Badge } from '#ui/badge.tsx';

type OnlineRestsProps = {
  stay: StayView;
  /** Where the guest pays what is left; null: nothing can be paid there. */
  link: { words: PayLinkWords; svg: string } | null;
};

/** What the guest pays or has paid on the site, and the way there. */
export function OnlineRests({ stay, link }: OnlineRestsProps) {
  const { guest, language, toPay } = stay;
  const shown = stay.rests.filter(({ money }) => money !== 'cancelled' && money !== 'expired');
  if (shown.length === 0 && link === null) return null;
  return (
    <Panel title={shown.length > 0 ? m.restOnline : m.payOnline}>
      <div className="admin-stack">
        {shown.length > 0 && (
          <ul className="admin-rows">
            {shown.map(({ id, stage, total }) => {
              const { label, tone } = stageWords(stage);
              return (
                <li key={id} className="row between wrapx">
                  <b className="num">{formatRupees(total)}</b>
                  <Badge tone={tone}>{label}</Badge>
                </li>
              );
            })}
          </ul>
        )}
        {link && (
          <div className="house-folds">
            <details className="admin-fold">
              <summary>{m.linkToPay}</summary>
              <LinkToSend
                link={{ amount: toPay, phone: guest.phone, email: null, language, mailedAt: null }}
                {...link}
              />
            </details>
          </div>
        )}
      </div>
    </Panel>
  );
}
