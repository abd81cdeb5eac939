import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { Paise } from '#core/money/paise.ts';
import * as m from '#messages/payment.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { GatewayForm, type GatewayPost } from './gateway-form.tsx';
import { type StepsOf, StepsRail } from './steps-rail.tsx';
import { useRememberCart } from './use-remember-cart.ts';
import './checkout.css';
import './summary-card.css';

type Paid = { id: string; total: Paise };

export type PayFrameProps = {
  of: StepsOf;
  purchase: Paid;
  kicker: string;
  title: string;
  fromCart: boolean;
  children: ReactNode;
  /** What is paid for, beside the ways to pay. */
  summary?: ReactNode;
};

/** The purchase is stored; now it is paid. */
export function PayFrame({ of, purchase, kicker, title, fromCart, children, summary }: PayFrameProps) {
  useRememberCart(purchase.id, fromCart);
  return (
    <div className="wrap checkout-page">
      <span className="kicker">{kicker}</span>
      <h1 className="text-h2 mt-3">{title}</h1>
      <StepsRail at={2} of={of} />
      {summary ? (
        <div className="checkout pay-first">
          <div className="grid gap-6">{children}</div>
          {summary}
        </div>
      ) : (
        <div className="grid gap-6 max-w-[640px]">{children}</div>
      )}
    </div>
  );
}

type PayOnlineProps = {
  purchase: Paid;
  post: GatewayPost;
  /** Other ways to pay come first: the visitor presses this one by hand. */
  second?: boolean;
  /** What is paid is first seen here: the visitor presses by hand. */
  byHand?: boolean;
  note?: string;
};

/** The card that leads to the gateway's page. */
export function PayOnline({ purchase, post, second = false, byHand = false, note }: PayOnlineProps) {
  return (
    <section className="checkout-card" aria-labelledby="pay-online">
      <h2 id="pay-online" className="card-title">
        {m.online}
      </h2>
      <GatewayForm
        purchaseId={purchase.id}
        total={purchase.total}
        post={post}
        sendItself={!second && !byHand}
        primary={!second}
      />
      {note && <p className="sm faint">{note}</p>}
    </section>
  );
}

/** Nobody has pressed to pay yet, as of a link that the office sent: a press asks the gateway. */
export function PayFirst({ label, note }: { label: string; note: string }) {
  return (
    <section className="checkout-card" aria-labelledby="pay-online">
      <h2 id="pay-online" className="card-title">
        {m.online}
      </h2>
      <form method="post" className="grid gap-4 justify-items-start">
        <p className="muted">{m.gatewayPage}</p>
        <Button name="intent" value="ask-gateway" size="lg" className="pay-button" icon={<Icon of={Lock} />}>
          {label}
        </Button>
      </form>
      <p className="sm faint">{note}</p>
    </section>
  );
}

type AskGatewayProps = { children: ReactNode; label?: string | undefined; big?: boolean };

/** The gateway did not answer, or the goods must be held again: a press asks once more. */
export function AskGateway({ children, label = m.tryAgain, big = false }: AskGatewayProps) {
  return (
    <form method="post" className="grid gap-4 justify-items-start">
      <Notice tone="wait">{children}</Notice>
      <Button name="intent" value="ask-gateway" {...(big ? { size: 'lg' } : { look: 'outline' })}>
        {label}
      </Button>
    </form>
  );
}
