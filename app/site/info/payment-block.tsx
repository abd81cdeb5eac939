import type { TempleSettings } from '#core/content/temple-settings.ts';
import * as m from '#messages/info.ts';
import { BankFacts } from '#site/giving/bank-facts.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import './payment-block.css';

type PaymentBlockProps = {
  bank: TempleSettings['bank'] | null;
  /** `qr`: SVG text. */
  upi: { id: string; qr: string } | null;
};

/**
 * Account name and number, bank and branch code, a code to scan (rule S77). Such a payment belongs
 * to no donation yet, so the link to a receipt is beside it. Missing facts are left out.
 */
export function PaymentBlock({ bank, upi }: PaymentBlockProps) {
  return (
    <section className={upi ? 'pay-block' : 'pay-block no-code'} aria-labelledby="payment">
      {upi && (
        <div className="pay-code">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(upi.qr)}`}
            alt={m.qrCode}
            width={190}
            height={190}
            loading="lazy"
          />
          <p className="sm">
            <b>{m.scanToDonate}</b>
            <span className="break-words muted" translate="no">
              {upi.id}
            </span>
          </p>
        </div>
      )}
      <div>
        <h2 id="payment">{m.supportThisWork}</h2>
        {bank && (
          <dl className="facts-list">
            <BankFacts bank={bank} />
          </dl>
        )}
        <p className="sm muted">{bank && upi ? m.transferOrScan : bank ? m.transferOnly : m.scanOnly}</p>
        <ButtonLink to={href('/donate')} look="outline" size="sm">
          {m.beginGift}
        </ButtonLink>
      </div>
    </section>
  );
}
