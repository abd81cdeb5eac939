import Lock from 'lucide-react/icons/lock';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/payment.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** What the browser posts to the gateway's own page. */
export type GatewayPost = { action: string; fields: Record<string, string> };

type GatewayFormProps = {
  purchaseId: string;
  total: Paise;
  post: GatewayPost;
  sendItself: boolean;
  primary: boolean;
};

/**
 * The way to the gateway: a plain form with a clear button. With script it is sent automatically,
 * once: who comes back with the browser's back button wants to choose, not to be sent away again.
 */
export function GatewayForm({ purchaseId, total, post, sendItself, primary }: GatewayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [going, setGoing] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!sendItself || !firstTime(purchaseId)) return;
    setGoing(true);
    form.current?.submit();
  }, [purchaseId, sendItself]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      setGoing(false);
      // A page restored from the back/forward cache: it may have been paid meanwhile.
      if (persisted) void revalidate();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [revalidate]);
  return (
    <form ref={form} method="post" action={post.action} className="grid gap-4 justify-items-start">
      {Object.entries(post.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="muted">{m.gatewayPage}</p>
      <Button
        type="submit"
        size="lg"
        look={primary ? 'primary' : 'outline'}
        className="pay-button"
        icon={<Icon of={Lock} />}
        busy={going && m.takingYouThere}
      >
        {m.pay(formatRupees(total, 'short'))}
      </Button>
    </form>
  );
}

/** Stored for this tab only; where that is forbidden, the button is pressed by hand. */
function firstTime(purchaseId: string): boolean {
  const key = `sent-to-pay:${purchaseId}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}
