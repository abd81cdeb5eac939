import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import type { DonationOutcome } from '#core/donations/donation-outcome.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { stateWordsOf } from '#core/donations/state-words.ts';
import { formatRupees, type Paise, rupeesText } from '#core/money/paise.ts';
import type { Thanks } from '#core/page-copy/answer-words.ts';
import type { TransferBy } from '#core/payments/transfer-ways.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/donation-status.ts';
import { failureWords } from '#site/checkout-parts/failure-words.ts';
import { clearCartOf } from '#site/checkout-parts/paid-cart.ts';
import { StepsRail } from '#site/checkout-parts/steps-rail.tsx';
import { useLookAgain } from '#site/checkout-parts/use-look-again.ts';
import { keepWords } from '#site/forms/keep-words.ts';
import { DonationOutcomes } from '#site/giving/donation-outcomes.tsx';
import { OfferingCard } from '#site/giving/offering-card.tsx';
import { donationLinesQuery } from '#site/giving/shown-lines.ts';
import { transferWords } from '#site/giving/transfer-words.ts';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { statusWords } from './status-words.ts';
import '#site/checkout-parts/status.css';

type StatusPageProps = {
  donation: DonationStatusView;
  thanks: Thanks;
  /** Null: the temple takes no transfer of this sum. */
  transferBy: TransferBy | null;
  publicUrl: string;
  /** Its cause can be pledged each month. */
  promisable: boolean;
  outcomes: DonationOutcome[];
};

/** The state of a donation. Anybody with the address may see it, so it shows no name. */
export function StatusPage(props: StatusPageProps) {
  const { donation } = props;
  const words = statusWords(donation, props.thanks);
  const badge = stateWordsOf(donation);
  const gaveUp = useLookAgain(words.looksAgain);
  const given = donation.state === 'paid';
  useEffect(() => {
    if (given || donation.claimed) clearCartOf(donation.id);
  }, [given, donation.claimed, donation.id]);
  const why = donation.state === 'failed' ? failureWords(donation.failure) : null;
  return (
    <div className="wrap status-page" data-wake>
      <span className="kicker">{m.yourDonation}</span>
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
          {words.looksAgain && donation.state !== 'failed' && <Looking donation={donation} gaveUp={gaveUp} />}
          <ReturnedBlock donation={donation} />
          {donation.claimed && !donation.mailed && <p>{keepWords(donation)}</p>}
          <ReceiptBlock donation={donation} publicUrl={props.publicUrl} />
          <NextSteps {...props} gaveUp={gaveUp} />
          <DonationOutcomes outcomes={props.outcomes} />
          {given && (
            <div className="status-pic">
              <ArchPicture name="deity-altar-arch" ratio="16x10" outline alt="" />
            </div>
          )}
        </div>
        <OfferingCard donation={donation} />
      </div>
    </div>
  );
}

function Looking({ donation, gaveUp }: { donation: DonationStatusView; gaveUp: boolean }) {
  return (
    <>
      {gaveUp ? (
        <p>
          <b>{donation.mailed ? m.willMessage : m.pageWillKnow}</b> {keepWords(donation) ?? m.closePage}
        </p>
      ) : (
        <Loader className="noscript:hidden">{m.looking}</Loader>
      )}
      <a href={plainHref('/donationStatus/:id', { id: donation.id })} className="btn btn-quiet">
        <span>{m.checkAgain}</span>
      </a>
    </>
  );
}

/** A refund of the donation, or of a duplicate payment for it. */
function ReturnedBlock({ donation: { returned, total, receipt } }: { donation: DonationStatusView }) {
  const { ofDonation, besides } = returned;
  if (ofDonation === 0 && besides === 0) return null;
  const sum = (amount: Paise) => formatRupees(amount, 'short');
  return (
    <p>
      {ofDonation > 0 &&
        `${ofDonation < total ? m.partHasGoneBack(sum(ofDonation), sum(total)) : m.hasGoneBack(sum(ofDonation))} `}
      {besides > 0 &&
        `${receipt && !receipt.voided ? m.secondHasGoneBack(sum(besides)) : m.paymentHasGoneBack(sum(besides))} `}
      {m.bankNeedsDays}
    </p>
  );
}

function ReceiptBlock({ donation, publicUrl }: Pick<StatusPageProps, 'donation' | 'publicUrl'>) {
  const { id, receipt, mailed } = donation;
  if (!receipt) return null;
  if (receipt.voided) return <p className="muted">{m.receiptVoid(receipt.number)}</p>;
  return (
    <div className="status-receipt">
      <p>
        <Sentence
          text={m.receiptOf(receipt.number, dayInWords(receipt.givenOn))}
          parts={{
            number: (words) => (
              <b className="num" translate="no">
                {words}
              </b>
            ),
          }}
        />
      </p>
      <div className="row wrapx">
        <a href={receiptPdfPath(receipt.id)} className="btn btn-primary">
          <Icon of={Download} />
          {m.receiptPdf}
        </a>
        <a href={plainHref('/receipts/verify/:code', { code: receipt.verifyCode })} className="btn btn-quiet">
          <span>{m.checkValidity}</span>
        </a>
      </div>
      <p className="sm muted">{mailed ? m.alsoMailed : m.notMailed}</p>
      {!mailed && <OwnLink url={`${publicUrl}${plainHref('/donationStatus/:id', { id })}`} />}
    </div>
  );
}

/** For who has no e-mail: the page's own address, which nobody can guess, to keep or to send. */
function OwnLink({ url }: { url: string }) {
  return (
    <div className="grid gap-2 justify-items-start">
      <a href={url} className="break-all underline">
        {url}
      </a>
      <ButtonLink
        to={`https://wa.me/?text=${encodeURIComponent(m.myReceipt(url))}`}
        newTab
        look="outline"
        size="sm"
      >
        {m.sendToMyself}
      </ButtonLink>
    </div>
  );
}

/** What a donor may do now. Before the gateway's answer: wait or, later, ask the staff. */
export function NextSteps({
  donation,
  transferBy,
  publicUrl,
  promisable,
  gaveUp,
}: Omit<StatusPageProps, 'outcomes'> & { gaveUp: boolean }) {
  const again = `/donation-checkout?${donationLinesQuery(
    donation.lines.map(({ causeId, typeId, unit, quantity }) => ({
      causeId,
      typeId,
      ownAmount: typeId === null ? rupeesText(unit) : null,
      quantity: String(quantity),
      shown: '',
    })),
  )}`;
  if (donation.payable && !awaitsAnswer(donation.state)) {
    const failed = donation.state === 'failed';
    return (
      <div className="row wrapx">
        <ButtonLink
          to={href('/donation-checkout/pay/:id', { id: donation.id })}
          reloadDocument
          look={failed ? 'primary' : 'outline'}
        >
          {failed ? m.tryAgain : m.goToPayment}
        </ButtonLink>
        {transferBy && (
          <ButtonLink
            to={`${href('/donation-checkout/pay/:id', { id: donation.id })}?by=transfer`}
            look="quiet"
            icon={<Icon of={ArrowRight} />}
          >
            {m.pay(transferWords[transferBy].by)}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (donation.claimed) return null;
  if (awaitsAnswer(donation.state)) {
    if (donation.state === 'attempted' && !gaveUp) return null;
    return (
      <div>
        <ButtonLink to={href('/contacts')} look="outline">
          {m.writeToOffice}
        </ButtonLink>
      </div>
    );
  }
  const paidOnce = donation.receipt !== null;
  const [only] = donation.lines;
  const share = m.serveToo(`${publicUrl}${plainHref('/donation')}`);
  return (
    <div className="row wrapx gap-x-7">
      <ButtonLink to={again} look={paidOnce ? 'quiet' : 'primary'} icon={<Icon of={ArrowRight} />}>
        {paidOnce ? m.giveAgain : m.beginAgain}
      </ButtonLink>
      {donation.state === 'paid' && donation.path !== 'gupt' && promisable && only && (
        <ButtonLink
          to={`${href('/donation-history/monthly')}?${new URLSearchParams({ cause: only.causeId, amount: rupeesText(only.amount) })}`}
          look="quiet"
        >
          {m.remindMe}
        </ButtonLink>
      )}
      {donation.state === 'paid' && (
        <ButtonLink to={`https://wa.me/?text=${encodeURIComponent(share)}`} newTab look="quiet">
          {m.shareOnWhatsApp}
        </ButtonLink>
      )}
    </div>
  );
}
