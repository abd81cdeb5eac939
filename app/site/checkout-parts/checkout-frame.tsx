import type { ReactNode, Ref } from 'react';
import type { Paise } from '#core/money/paise.ts';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import { HeldNotice } from '#site/checkout-parts/held-notice.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { IntentKey } from './intent-key.tsx';
import type { PurchaseForm } from './purchase-form.ts';
import { type StepsOf, StepsRail } from './steps-rail.tsx';
import './checkout.css';

type CheckoutFrameProps = {
  of: StepsOf;
  /** The step that the form begins with, where what is bought is chosen in it too. */
  at?: number;
  page: string;
  title: string;
  action: string;
  model: PurchaseForm<{ payable: boolean; total: Paise }, unknown>;
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  form?: Ref<HTMLFormElement>;
};

/** One form for the whole purchase. Without script too: CSS shows what depends on a choice. */
export function CheckoutFrame({
  of,
  at = 1,
  page,
  title,
  action,
  model,
  summary,
  children,
  className = '',
  form,
}: CheckoutFrameProps) {
  const { quote, problems } = model;
  return (
    <div className="wrap checkout-page">
      {page !== title && <span className="kicker">{page}</span>}
      <h1 className="text-h2 mt-3">{title}</h1>
      <StepsRail at={at} of={of} />
      <form ref={form} method="post" action={action} noValidate className={`checkout ${className}`.trim()}>
        <IntentKey made={model.intentKey} />
        <input type="hidden" name="shownTotal" value={quote.payable ? quote.total : ''} />
        {model.fromCart && <input type="hidden" name="from" value="cart" />}
        <div className="grid gap-6">
          <ProofStep asked={model.proof} />
          {problems.length > 0 && <FormError problems={problems} />}
          <HeldNotice held={model.held} />
          {children}
        </div>
        {summary}
      </form>
    </div>
  );
}

type NothingChosenProps = {
  page: string;
  /** Default: an empty basket. */
  picture?: string;
  words: NoneWords;
  /** Where to choose something; the first is the usual way. */
  ways: { to: string; label: string }[];
};

export function NothingChosen({ page, picture, words: { title, lead }, ways }: NothingChosenProps) {
  return (
    <div className="wrap checkout-page" data-wake>
      <EmptyState
        page={page}
        picture={picture}
        title={title}
        actions={ways.map(({ to, label }, at) => (
          <ButtonLink key={to} to={to} size="sm" look={at === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      >
        {lead}
      </EmptyState>
    </div>
  );
}
