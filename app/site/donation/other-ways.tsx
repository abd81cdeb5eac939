import ArrowRight from 'lucide-react/icons/arrow-right';
import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import * as m from '#messages/donation.ts';
import { BankFacts } from '#site/giving/bank-facts.tsx';
import { transferWords } from '#site/giving/transfer-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

type OtherWaysProps = TransferAccounts & {
  kicker: string;
  /** The code of the UPI id, as SVG text. */
  qr: string | null;
};

/**
 * The bank account and the UPI id, as far as the temple has them. A transfer needs a donation to
 * belong to, so this links to the checkout.
 */
export function OtherWays({ kicker, bank, upi, qr }: OtherWaysProps) {
  if (!bank && !upi) return null;
  return (
    <section className="section">
      <div className="wrap other-ways">
        <div>
          <span className="kicker">{kicker}</span>
          <h2 className="mt-3">{bank ? (upi ? m.byBankOrScan : m.byBank) : m.byScan}</h2>
          <p className="muted mt-3">
            {m.howToTransfer(transferWords[bank ? (upi ? 'both' : 'bank') : 'upi'].label, upi !== null)}
          </p>
          <p className="mt-5">
            <ButtonLink to={href('/donate')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.beginGift}
            </ButtonLink>
          </p>
        </div>
        <div className="panel">
          {qr && (
            <figure>
              <img
                src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
                alt={m.codeForTemple}
                width={180}
                height={180}
              />
              <figcaption className="sm muted">{m.scan}</figcaption>
            </figure>
          )}
          <dl>
            {bank ? (
              <BankFacts bank={bank} />
            ) : (
              upi && (
                <>
                  <dt>{m.upiId}</dt>
                  <dd className="wrap-anywhere" translate="no">
                    {upi.id}
                  </dd>
                  <dt>{m.payee}</dt>
                  <dd>{upi.payee}</dd>
                </>
              )
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}
