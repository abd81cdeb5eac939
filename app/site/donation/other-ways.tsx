import ArrowRight from 'lucide-react/icons/arrow-right';
import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
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
          <h2 className="mt-3">
            {bank ? `By bank transfer${upi ? ', or scan' : ''}` : 'Scan with a UPI app'}
          </h2>
          <p className="muted mt-3">
            Begin a gift as usual and choose “{transferWords[bank ? (upi ? 'both' : 'bank') : 'upi'].label}”
            at the end. You get {upi ? 'a code to scan and a reference' : 'a reference'}, and tell us when you
            have paid, so that we can match the transfer and write your receipt. Donations are not refundable;
            a double payment is put right after we have verified it.
          </p>
          <p className="mt-5">
            <ButtonLink to={href('/donate')} look="quiet" icon={<Icon of={ArrowRight} />}>
              Begin a gift
            </ButtonLink>
          </p>
        </div>
        <div className="panel">
          {qr && (
            <figure>
              <img
                src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
                alt="QR code to give to the temple by UPI"
                width={180}
                height={180}
              />
              <figcaption className="sm muted">Scan with any UPI app</figcaption>
            </figure>
          )}
          <dl>
            {bank ? (
              <BankFacts bank={bank} />
            ) : (
              upi && (
                <>
                  <dt>UPI id</dt>
                  <dd className="wrap-anywhere">{upi.id}</dd>
                  <dt>In the name of</dt>
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
