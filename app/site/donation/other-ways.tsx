import ArrowRight from 'lucide-react/icons/arrow-right';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { BankFacts } from '#site/shared/bank-facts.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The bank account, for gifts too large for the gateway. A transfer needs a gift to belong to, so the way leads there. */
export function OtherWays({ bank }: { bank: TempleSettings['bank'] }) {
  return (
    <section className="section">
      <div className="wrap other-ways">
        <div>
          <span className="kicker">Other ways</span>
          <h2 className="mt-3">By bank transfer, or scan</h2>
          <p className="muted mt-3">
            Begin a gift as usual and choose “QR code or bank transfer” at the end. You get a code to scan and
            a reference, and tell us when you have paid, so that we can match the transfer and write your
            receipt. Donations are not refundable; a double payment is put right after we have verified it.
          </p>
          <p className="mt-5">
            <ButtonLink to="/donate" look="quiet" icon={<Icon of={ArrowRight} />}>
              Begin a gift
            </ButtonLink>
          </p>
        </div>
        <dl className="panel">
          <BankFacts bank={bank} />
        </dl>
      </div>
    </section>
  );
}
