import ArrowRight from 'lucide-react/icons/arrow-right';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addPaise, formatRupees, type Paise, parseRupees, timesPaise } from '#core/money/paise.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { CauseProgress } from '#site/giving/cause-progress.tsx';
import { causeStateWords } from '#site/giving/cause-state.ts';
import type { CauseView } from '#site/giving/cause-view.ts';
import { PaymentPromises } from '#site/giving/payment-promises.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { type BuildRefusal, countField } from './build-form.ts';
import { NothingOpen } from './nothing-open.tsx';
import './build.css';
import '#ui/styles/buy-bar.css';

type BuildPageProps = { words: PageWords; cause: CauseView | null; refusal: BuildRefusal | null };

/** Parts of the temple with their prices, each with a count: one donation, one payment. */
export function BuildPage({ words, cause, refusal }: BuildPageProps) {
  const state = cause && causeStateWords(cause);
  return (
    <div className="wrap build-page clear-view">
      <Breadcrumbs
        trail={[
          { to: href('/donation'), label: 'Donation' },
          { to: href('/temple-construction'), label: 'Temple construction' },
        ]}
        here="Build"
      />
      <h1 className="text-h2">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {cause && !state ? (
        <BuildForm cause={cause} refusal={refusal} />
      ) : (
        <NothingOpen words={state?.sentence ?? 'Nothing can be given to the building at the moment.'} />
      )}
    </div>
  );
}

function BuildForm({ cause, refusal }: { cause: CauseView; refusal: BuildRefusal | null }) {
  const [total, setTotal] = useState(() => totalOf(cause, (name) => refusal?.typed[name] ?? ''));
  const form = useRef<HTMLFormElement>(null);
  const recount = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setTotal(totalOf(cause, (name) => String(fields.get(name) ?? '')));
  }, [cause]);
  // Counts typed before hydration count too.
  useEffect(recount, [recount]);
  const errorOf = (field: string) =>
    refusal?.problems.find((problem) => problem.field === field)?.message ?? null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: recounts after a click on a button inside
    <form
      method="post"
      action={href('/temple-construction/donate')}
      noValidate
      className="build-form"
      ref={form}
      onChange={recount}
      // The stepper's buttons change its field without an event of the form.
      onClick={recount}
      aria-label="Parts of the temple"
    >
      <div>
        {refusal && <FormError problems={refusal.problems} />}
        <ul id="items" className="build-items">
          {cause.types.map(({ id, title, amount }) => (
            <BuildItem
              key={id}
              field={countField(id)}
              title={title}
              amount={amount}
              typed={refusal?.typed[countField(id)] || '0'}
              error={errorOf(countField(id))}
            />
          ))}
        </ul>
      </div>
      <div className="panel build-sum">
        <h2 className="text-h3">Your part</h2>
        {cause.allowsOwnAmount && (
          <div className="field">
            <label htmlFor="ownAmount">
              Any other amount <span className="opt">(optional)</span>
            </label>
            <div className="input affix">
              <span aria-hidden="true">₹</span>
              <input
                id="ownAmount"
                name="ownAmount"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={refusal?.typed.ownAmount ?? ''}
                aria-invalid={errorOf('ownAmount') ? true : undefined}
                aria-describedby={errorOf('ownAmount') ? 'ownAmount-error' : undefined}
              />
            </div>
            <FieldError id="ownAmount-error">{errorOf('ownAmount')}</FieldError>
          </div>
        )}
        <p className="build-total noscript:hidden" aria-live="polite">
          <span>Total</span>
          <span className="price">{formatRupees(total, 'short')}</span>
        </p>
        <div className="buy-bar">
          <span className="price bar-price noscript:hidden">{formatRupees(total, 'short')}</span>
          <SendButton size="lg" wide icon={<Icon of={ArrowRight} />} meanwhile="One moment…">
            Continue
          </SendButton>
        </div>
        <ul className="build-trust sm muted">
          <PaymentPromises />
        </ul>
        <CauseProgress cause={cause} />
      </div>
    </form>
  );
}

type BuildItemProps = { field: string; title: string; amount: Paise; typed: string; error: string | null };

function BuildItem({ field, title, amount, typed, error }: BuildItemProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <span className="price num">{formatRupees(amount, 'short')}</span>
        <FieldError id={`${field}-error`}>{error}</FieldError>
      </div>
      <Stepper id={field} name={field} label={`How many: ${title}`} min={0} defaultValue={typed} />
    </li>
  );
}

/** The sum as far as it can be read; unreadable counts are zero here, and the server says why. */
function totalOf(cause: CauseView, text: (name: string) => string): Paise {
  const own = parseRupees(text('ownAmount'));
  const parts = cause.types.map(({ id, amount }) => {
    const count = Number(text(countField(id)));
    return timesPaise(amount, Number.isInteger(count) && count > 0 && count <= 999 ? count : 0);
  });
  return addPaise(own.ok ? [...parts, own.value] : parts);
}
