import ArrowRight from 'lucide-react/icons/arrow-right';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addPaise, formatRupees, type Paise, parseRupees, timesPaise } from '#core/money/paise.ts';
import type { PageWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/building.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { CauseProgress } from '#site/giving/cause-progress.tsx';
import { causeStateWords } from '#site/giving/cause-state.ts';
import type { CauseView } from '#site/giving/cause-view.ts';
import { PaymentPromises } from '#site/giving/payment-promises.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type BuildRefusal, type BuildTexts, countField, countOf } from './build-form.ts';
import { BuildParts } from './build-parts.tsx';
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
          { to: href('/donation'), label: m.donation },
          { to: href('/temple-construction'), label: m.templeConstruction },
        ]}
        here={m.build}
      />
      <h1 className="text-h2">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {cause && !state ? (
        <BuildForm cause={cause} refusal={refusal} />
      ) : (
        <NothingOpen words={state?.sentence ?? m.nothingOpen} />
      )}
    </div>
  );
}

function BuildForm({ cause, refusal }: { cause: CauseView; refusal: BuildRefusal | null }) {
  const [typed, setTyped] = useState<BuildTexts>(refusal?.typed ?? {});
  const form = useRef<HTMLFormElement>(null);
  const recount = useCallback(() => {
    if (!form.current) return;
    setTyped(Object.fromEntries([...new FormData(form.current)].map(([name, text]) => [name, String(text)])));
  }, []);
  // Counts typed before hydration count too.
  useEffect(recount, [recount]);
  const total = totalOf(cause, typed);
  const errorOf = (field: string) =>
    refusal?.problems.find((problem) => problem.field === field)?.message ?? null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: recounts after a click on a button inside
    <form
      method="post"
      action={plainHref('/temple-construction/donate')}
      noValidate
      className="build-form"
      ref={form}
      onChange={recount}
      // The stepper's buttons change its field without an event of the form.
      onClick={recount}
      aria-label={m.parts}
    >
      <div>
        {refusal && <FormError problems={refusal.problems} />}
        <BuildParts types={cause.types} first={refusal?.typed ?? {}} typed={typed} errorOf={errorOf} />
      </div>
      <div className="panel build-sum">
        <h2 className="text-h3">{m.yourPart}</h2>
        {cause.allowsOwnAmount && (
          <div className="field">
            <label htmlFor="ownAmount">
              <Sentence
                text={m.otherAmount}
                parts={{ optional: (words) => <span className="opt">{words}</span> }}
              />
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
          <span>{m.total}</span>
          <span className="price">{formatRupees(total, 'short')}</span>
        </p>
        <div className="buy-bar">
          <span className="price bar-price noscript:hidden">{formatRupees(total, 'short')}</span>
          <SendButton size="lg" wide icon={<Icon of={ArrowRight} />} meanwhile={m.oneMoment}>
            {m.goOn}
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

/** The sum as far as it can be read; unreadable counts are zero here, and the server says why. */
function totalOf(cause: CauseView, typed: BuildTexts): Paise {
  const own = parseRupees(typed.ownAmount ?? '');
  const parts = cause.types.map(({ id, amount }) => timesPaise(amount, countOf(typed[countField(id)])));
  return addPaise(own.ok ? [...parts, own.value] : parts);
}
