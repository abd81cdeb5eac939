import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import type { Thanks } from '#core/content/answer-words.ts';
import { dayInWords } from '#core/content/date-words.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { giftStateWords } from '#core/donations/state-words.ts';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import { awaitsAnswer } from '#core/payments/money-state.ts';
import type { TransferBy } from '#core/payments/transfer-ways.ts';
import { receiptPdfPath, receiptVerifyPath } from '#core/receipts/receipt-paths.ts';
import { failureWords } from '#site/shared/gifts/failure-words.ts';
import { giftLinesQuery } from '#site/shared/gifts/gift-lines.ts';
import { OfferingCard } from '#site/shared/gifts/offering-card.tsx';
import { clearCartOf } from '#site/shared/gifts/paid-cart.ts';
import { StepsRail } from '#site/shared/gifts/steps-rail.tsx';
import { transferWords } from '#site/shared/gifts/transfer-words.ts';
import { useLookAgain } from '#site/shared/gifts/use-look-again.ts';
import { keepWords } from '#site/shared/keep-words.ts';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { statusWords } from './status-words.ts';
import '#site/shared/gifts/status.css';

type StatusPageProps = {
  gift: DonationStatusView;
  thanks: Thanks;
  /** Null: the temple takes no transfer of this sum. */
  transferBy: TransferBy | null;
  publicUrl: string;
  /** What it was given for can be promised each month. */
  promisable: boolean;
};

/** Where a gift stands. Whoever has the address may see it, so nobody's name is on it. */
export function StatusPage(props: StatusPageProps) {
  const { gift } = props;
  const words = statusWords(gift, props.thanks);
  const badge = giftStateWords(gift);
  const gaveUp = useLookAgain(words.looksAgain);
  const given = gift.state === 'paid';
  useEffect(() => {
    if (given || gift.claimed) clearCartOf(gift.id);
  }, [given, gift.claimed, gift.id]);
  const why = gift.state === 'failed' ? failureWords(gift.failure) : null;
  return (
    <div className="wrap status-page">
      <span className="kicker">Your donation</span>
      <StepsRail at={words.step} />
      <div className="status-cols">
        <div className="status-main">
          <Badge tone={badge.tone}>{badge.label}</Badge>
          <div aria-live="polite" className="grid gap-4">
            <h1 className="text-h2">{words.title}</h1>
            <p className="lead">
              {why} {words.lead}
            </p>
          </div>
          {words.looksAgain && gift.state !== 'failed' && <Looking gift={gift} gaveUp={gaveUp} />}
          <ReturnedBlock gift={gift} />
          {gift.claimed && !gift.mailed && <p>{keepWords(gift)}</p>}
          <ReceiptBlock gift={gift} />
          <NextSteps {...props} gaveUp={gaveUp} />
          {given && (
            <div className="status-pic">
              <ArchPicture name="deity-altar-arch" ratio="16x10" outline alt="" />
            </div>
          )}
        </div>
        <OfferingCard gift={gift} />
      </div>
    </div>
  );
}

function Looking({ gift, gaveUp }: { gift: DonationStatusView; gaveUp: boolean }) {
  return (
    <>
      {gaveUp ? (
        <p>
          <b>{gift.mailed ? 'We will message you.' : 'This page will know.'}</b>{' '}
          {keepWords(gift) ?? 'You can close this page; the receipt is sent when the payment has arrived.'}
        </p>
      ) : (
        <Loader className="noscript:hidden">Looking for your payment…</Loader>
      )}
      <a href={`/donationStatus/${gift.id}`} className="btn btn-quiet">
        <span>Check again</span>
      </a>
    </>
  );
}

/** Money that went back, of the gift or of another payment for it. */
function ReturnedBlock({ gift: { returned, total, receipt } }: { gift: DonationStatusView }) {
  const { ofGift, besides } = returned;
  if (ofGift === 0 && besides === 0) return null;
  return (
    <p>
      {ofGift > 0 &&
        `${formatRupees(ofGift)}${ofGift < total ? ` of ${formatRupees(total)}` : ''} has gone back. `}
      {besides > 0 &&
        (receipt && !receipt.voided
          ? `A second payment of ${formatRupees(besides)} has gone back; your gift stands. `
          : `A payment of ${formatRupees(besides)} has gone back. `)}
      The bank may need five to seven working days to show it.
    </p>
  );
}

function ReceiptBlock({ gift: { receipt, mailed } }: { gift: DonationStatusView }) {
  if (!receipt) return null;
  if (receipt.voided) return <p className="muted">Receipt {receipt.number} was made void.</p>;
  return (
    <div className="status-receipt">
      <p>
        Receipt <b className="num">{receipt.number}</b>, {dayInWords(receipt.givenOn)}
      </p>
      <div className="row wrapx">
        <a href={receiptPdfPath(receipt.id)} className="btn btn-primary">
          <Icon of={Download} />
          Receipt (PDF)
        </a>
        <a href={receiptVerifyPath(receipt.verifyCode)} className="btn btn-quiet">
          <span>Check its validity</span>
        </a>
      </div>
      <p className="sm muted">
        {mailed
          ? 'It also goes to the e-mail address that you gave.'
          : 'It is not sent by e-mail: save it now, or keep the address of this page.'}
      </p>
    </div>
  );
}

/** What a donor may do now. Until the bank has answered that is to wait or, after a while, to ask a person. */
export function NextSteps({
  gift,
  transferBy,
  publicUrl,
  promisable,
  gaveUp,
}: StatusPageProps & { gaveUp: boolean }) {
  const again = `/donation-checkout?${giftLinesQuery(
    gift.lines.map(({ causeId, typeId, unit, quantity }) => ({
      causeId,
      typeId,
      ownAmount: typeId === null ? rupeesText(unit) : null,
      quantity: String(quantity),
      shown: '',
    })),
  )}`;
  if (gift.payable && !awaitsAnswer(gift.state)) {
    const failed = gift.state === 'failed';
    return (
      <div className="row wrapx">
        <ButtonLink
          to={`/donation-checkout/pay/${gift.id}`}
          reloadDocument
          look={failed ? 'primary' : 'outline'}
        >
          {failed ? 'Try again' : 'Go to the payment'}
        </ButtonLink>
        {transferBy && (
          <ButtonLink
            to={`/donation-checkout/pay/${gift.id}?by=transfer`}
            look="quiet"
            icon={<Icon of={ArrowRight} />}
          >
            Pay {transferWords[transferBy].by}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (gift.claimed) return null;
  if (awaitsAnswer(gift.state)) {
    if (gift.state === 'attempted' && !gaveUp) return null;
    return (
      <div>
        <ButtonLink to="/contacts" look="outline">
          Write to the temple office
        </ButtonLink>
      </div>
    );
  }
  const paidOnce = gift.receipt !== null;
  const [only] = gift.lines;
  const share = `You can serve the temple too: ${publicUrl}/donation`;
  return (
    <div className="row wrapx gap-x-7">
      <ButtonLink to={again} look={paidOnce ? 'quiet' : 'primary'} icon={<Icon of={ArrowRight} />}>
        {paidOnce ? 'Give again' : 'Begin again'}
      </ButtonLink>
      {gift.state === 'paid' && gift.path !== 'gupt' && promisable && only && (
        <ButtonLink
          to={`/donation-history/monthly?${new URLSearchParams({ cause: only.causeId, amount: rupeesText(only.amount) })}`}
          look="quiet"
        >
          Remind me each month
        </ButtonLink>
      )}
      {gift.state === 'paid' && (
        <ButtonLink to={`https://wa.me/?text=${encodeURIComponent(share)}`} newTab look="quiet">
          Share on WhatsApp
        </ButtonLink>
      )}
    </div>
  );
}
