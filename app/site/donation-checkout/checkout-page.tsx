import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import type { TransferBy } from '#core/payments/transfer-ways.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import { IntentKey } from '#site/giving/intent-key.tsx';
import { donationLinesOf, donationLinesQuery } from '#site/giving/shown-lines.ts';
import { StepsRail } from '#site/giving/steps-rail.tsx';
import { useDonationCart } from '#site/shared/use-carts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { ProofStep } from '#ui/proof-step.tsx';
import type { CheckoutTexts, ErrorOf, PayBy, WordedProblem } from './checkout-fields.ts';
import { DonorFields } from './donor-fields.tsx';
import { GivingPathCard } from './giving-path-card.tsx';
import { OfferingSummary } from './offering-summary.tsx';
import { PayCard } from './pay-card.tsx';
import type { DonationQuote } from './quote-donation.ts';
import { SevaDayCard } from './seva-day-card.tsx';
import '#site/giving/checkout.css';

export type CheckoutModel = {
  intentKey: string;
  quote: DonationQuote;
  texts: CheckoutTexts;
  payBy: PayBy;
  /** The ways of transfer for this total; null: none. */
  transferBy: TransferBy | null;
  /** The lines are the donation cart's: it is emptied when they are paid. */
  fromCart: boolean;
  problems: WordedProblem[];
  /** The puzzle that must be solved before the form is accepted. */
  proof?: ProofAsked | undefined;
};

const pageName = 'Donation checkout';

/** The temple's texts here; `none` if nothing was chosen. */
export type CheckoutWords = { title: string; none: NoneWords };

/** One form for the whole donation. Without script too: CSS shows what depends on a choice. */
export function CheckoutPage({ model, title, none }: { model: CheckoutModel } & CheckoutWords) {
  const { quote, texts, problems } = model;
  const takesCart = useCartAsLines(quote.lines.length === 0);
  if (quote.lines.length === 0) return takesCart ? null : <NothingChosen {...none} />;
  const errorOf: ErrorOf = (field) => problems.find((problem) => problem.field === field)?.message ?? null;
  return (
    <div className="wrap checkout-page">
      <span className="kicker">{pageName}</span>
      <h1 className="text-h2 mt-3">{title}</h1>
      <StepsRail at={1} />
      <form method="post" action="/donation-checkout" noValidate className="checkout">
        <IntentKey made={model.intentKey} />
        <input type="hidden" name="shownTotal" value={quote.payable ? quote.total : ''} />
        {model.fromCart && <input type="hidden" name="from" value="cart" />}
        <div className="grid gap-6">
          <ProofStep asked={model.proof} />
          {problems.length > 0 && (
            <FormError
              problems={problems.map(({ field, message }) => ({ field: field ?? undefined, message }))}
            />
          )}
          <GivingPathCard texts={texts} quote={quote} errorOf={errorOf} />
          <SevaDayCard texts={texts} error={errorOf('sevaDate')} />
          <DonorFields texts={texts} errorOf={errorOf} />
          <PayCard
            quote={quote}
            payBy={model.payBy}
            transferBy={model.transferBy}
            consented={texts.consent !== ''}
            consentError={errorOf('consent')}
          />
        </div>
        <OfferingSummary quote={quote} />
      </form>
    </div>
  );
}

/**
 * Opened without lines in its address: the lines of this browser's donation cart are taken, if
 * there are any.
 */
function useCartAsLines(wanted: boolean): boolean {
  const { lines } = useDonationCart();
  const navigate = useNavigate();
  const query = wanted && lines.length > 0 ? donationLinesQuery(donationLinesOf(lines)) : null;
  useEffect(() => {
    if (query !== null) void navigate(`/donation-checkout?${query}&from=cart`, { replace: true });
  }, [query, navigate]);
  return query !== null;
}

function NothingChosen({ title, lead }: NoneWords) {
  return (
    <div className="wrap checkout-page">
      <EmptyState
        page={pageName}
        title={title}
        actions={
          <>
            <ButtonLink to="/donate" size="sm">
              Donate
            </ButtonLink>
            <ButtonLink to="/donation" size="sm" look="outline">
              See all causes
            </ButtonLink>
          </>
        }
      >
        {lead}
      </EmptyState>
    </div>
  );
}
