import ArrowRight from 'lucide-react/icons/arrow-right';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { amountChoice } from '#core/donations/amount-choice.ts';
import { formatRupees, parseRupees } from '#core/money/paise.ts';
import type { NoneWords, PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/donate.ts';
import * as s from '#messages/give-simply.ts';
import * as shows from '#messages/pictures.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import type { DonationFormTexts } from '#site/giving/donation-form-fields.ts';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FieldError, Select, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import '#site/giving/gifts.css';
import './donate.css';

export type DonateRefusal = {
  field: 'cause' | 'ownAmount' | 'inNameOf';
  message: string;
  typed: DonationFormTexts;
};

type DonateFormProps = {
  amounts: ReturnType<typeof amountChoice>[];
  causes: { id: string; title: string }[];
  refusal: DonateRefusal | null;
};
type DonatePageProps = DonateFormProps & { words: PageWords; none: NoneWords | null };

/**
 * The short way: an amount, a cause, the checkout. A plain form; script only repeats the amount on
 * its button.
 */
export function DonatePage({ words, none, ...form }: DonatePageProps) {
  return (
    <div className="wrap donate-page clear-view">
      <div className="donate-words">
        <span className="kicker">{words.kicker}</span>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {!none && <SimplyLink />}
        <ArchPicture {...usePagePicture('donate', shows.donate)} ratio="16x10" outline eager />
      </div>
      {none ? (
        <EmptyState
          picture="donate"
          title={none.title}
          actions={
            <ButtonLink to={href('/contacts')} size="sm">
              {m.askUs}
            </ButtonLink>
          }
        >
          {none.lead}
        </EmptyState>
      ) : (
        <DonateForm {...form} />
      )}
    </div>
  );
}

/** To the short road of three large screens. */
function SimplyLink() {
  return (
    <p className="donate-simply">
      <a href={plainHref('/donate/simply')} className="btn btn-outline btn-lg">
        {s.inThreeSteps}
      </a>
      <span>{s.largeAndCalm}</span>
    </p>
  );
}

function DonateForm({ amounts, causes, refusal }: DonateFormProps) {
  const first = (amounts[1] ?? amounts[0])?.value ?? 'own';
  const chosen = refusal?.typed.choice ?? first;
  const [amount, setAmount] = useState(refusal ? null : amountWords(first, ''));
  const form = useRef<HTMLFormElement>(null);
  const readAmount = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setAmount(amountWords(String(fields.get('choice')), String(fields.get('ownAmount') ?? '')));
  }, []);
  // An amount chosen before hydration counts too.
  useEffect(readAmount, [readAmount]);
  const amountError = refusal?.field === 'ownAmount' ? refusal.message : null;
  return (
    <form
      ref={form}
      method="post"
      action={plainHref('/donate')}
      noValidate
      className="panel donate-form"
      onChange={readAmount}
    >
      {refusal && <FormError problems={[{ field: refusal.field, message: refusal.message }]} />}
      <fieldset className="field gift-amounts">
        <legend className="lbl mb-2">{m.amount}</legend>
        <div className="choice-grid donate-amounts">
          {amounts.map(({ value, words }) => (
            <label key={value} className="choice num">
              <input type="radio" name="choice" value={value} defaultChecked={chosen === value} />
              {words}
            </label>
          ))}
          <label className="choice">
            <input type="radio" name="choice" value="own" defaultChecked={chosen === 'own'} />
            {m.anotherAmount}
          </label>
        </div>
        <div className="gift-own">
          <label className="input affix">
            <span aria-hidden="true">₹</span>
            <span className="sr">{m.ownAmountInRupees}</span>
            <input
              id="ownAmount"
              name="ownAmount"
              inputMode="decimal"
              autoComplete="off"
              placeholder={m.ownAmount}
              defaultValue={refusal?.typed.ownAmount ?? ''}
              aria-invalid={amountError ? true : undefined}
              aria-describedby={amountError ? 'ownAmount-error' : undefined}
            />
          </label>
        </div>
        <FieldError id="ownAmount-error">{amountError}</FieldError>
      </fieldset>
      <Select
        name="cause"
        label={m.cause}
        options={causes.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={refusal?.typed.cause}
        error={refusal?.field === 'cause' ? refusal.message : null}
      />
      <TextInput
        name="inNameOf"
        label={m.inNameOf}
        optional
        autoComplete="off"
        placeholder={m.personToRemember}
        defaultValue={refusal?.typed.inNameOf ?? ''}
        error={refusal?.field === 'inNameOf' ? refusal.message : null}
      />
      <SendButton size="lg" wide icon={<Icon of={ArrowRight} />} meanwhile={m.oneMoment}>
        {amount ? m.give(amount) : m.goOn}
      </SendButton>
      <p className="sm muted">
        <Sentence
          text={m.otherWays}
          parts={{
            causes: (words) => <a href={plainHref('/donation')}>{words}</a>,
            circle: (words) => <a href={`${plainHref('/donation')}#donationcircle`}>{words}</a>,
          }}
        />
      </p>
    </form>
  );
}

/** The chosen amount for the button; null while it is not valid. */
function amountWords(choice: string, own: string): string | null {
  const parsed = parseRupees(choice === 'own' ? own : choice.replace('amount:', ''));
  return parsed.ok ? formatRupees(parsed.value, 'short') : null;
}
