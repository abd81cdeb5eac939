import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { SendPanel } from '#admin/records/send-panel.tsx';
import type { OrderView } from '#core/orders/order-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as links from '#messages/admin/pay-links.ts';
import * as m from '#messages/admin/phone-orders.ts';
import type { OrderEvent } from '#server/orders/queries/admin-order-queries.ts';
import type { PayLinkWords } from '#server/pay-links/pay-link-words.ts';

type PhoneOrderPanelProps = {
  order: OrderView;
  lastDay: string;
  events: OrderEvent[];
  words: PayLinkWords;
  svg: string;
  done: string | null;
};

/** How the link of an unpaid order of the telephone reaches its buyer. */
export function PhoneOrderPanel({ order, lastDay, events, words, svg, done }: PhoneOrderPanelProps) {
  const { buyer, total, language } = order;
  const mailedAt = events.findLast(({ kind }) => kind === 'link-mailed')?.at ?? null;
  return (
    <>
      <DoneNotice done={done} words={{ mail: links.done.mail }} />
      <SendPanel
        link={{ amount: total, phone: buyer.phone, email: buyer.email, language, mailedAt }}
        words={words}
        svg={svg}
      />
      <p className="muted">
        {m.until(dayInWords(lastDay))} {m.toWithdraw}
      </p>
    </>
  );
}
