import { useState } from 'react';
import { formatRupees } from '#core/money/paise.ts';
import { answerField, countField, shownField } from '#core/passes/pass-input.ts';
import { language } from '#messages/language.ts';
import { takePlaceAside } from '#messages/line.ts';
import * as m from '#messages/passes.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import { CheckoutFrame, NothingChosen } from '#site/checkout-parts/checkout-frame.tsx';
import { PayButton } from '#site/checkout-parts/pay-button.tsx';
import { PolicyLinks } from '#site/checkout-parts/policy-links.tsx';
import { type ErrorOf, errorsOf } from '#site/checkout-parts/purchase-form.ts';
import { ContactFields } from '#site/forms/contact-fields.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { FieldError, TextInput } from '#ui/forms/field.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { href, plainHref, withLanguage } from '#ui/href.ts';
import { Price } from '#ui/price.tsx';
import { type BookModel, countOf, priceWords, type ShownProduct, sumOf } from './book-model.ts';
import { FreePassesChoice } from './free-passes-choice.tsx';
import { PassSummary } from './pass-summary.tsx';
import './passes.css';

/** One page from the products to the button: who comes, when, and how to reach them. */
export function BookPage({ model }: { model: BookModel }) {
  const { event, products, slots, texts, problems, offer, free } = model;
  const [counts, setCounts] = useState(texts.counts);
  const [takesFree, setTakesFree] = useState(texts.freePasses !== '');
  if (products.length === 0) {
    const words = { title: m.closedTitle, lead: problems[0]?.message ?? m.closedLead };
    const back = { to: href('/events/single-event/:id', { id: event.id }), label: m.backToEvent };
    return <NothingChosen page={m.bookPasses} picture="kirtan" words={words} ways={[back]} />;
  }
  const errorOf = errorsOf(problems);
  const sum = sumOf(products, counts, takesFree ? (free?.left ?? 0) : 0);
  const quote = { ...model.quote, total: sum.total };
  const field = (name: 'name' | 'phone' | 'email') => ({
    ...{ name, defaultValue: texts[name], error: errorOf(name) },
  });
  return (
    <CheckoutFrame
      of="pass"
      at={0}
      page={event.title}
      title={m.bookPasses}
      action={plainHref('/events/single-event/:id/passes', { id: event.id })}
      model={{ ...model, quote: { ...quote, payable: false } }}
      summary={<PassSummary event={event} products={products} counts={counts} sum={sum} />}
      className="pass-form"
    >
      {model.line && (
        <p>
          <a href={withLanguage(model.line)} target="_blank" rel="noopener">
            {takePlaceAside}
          </a>
        </p>
      )}
      {offer && (
        <>
          <input type="hidden" name="offer" value={offer.id} />
          <input type="hidden" name="key" value={offer.key} />
        </>
      )}
      <section className="checkout-card" aria-labelledby="which-passes">
        <h2 id="which-passes" className="card-title">
          {m.whichPasses}
        </h2>
        {language !== 'en' && products.some(({ textLang }) => textLang) && (
          <p className="sm muted">{inEnglishSoFar}</p>
        )}
        <ul className="pass-products">
          {products.map((product) => (
            <Product
              key={product.id}
              product={product}
              typed={texts.counts[product.id]}
              errorOf={errorOf}
              onStep={(count) => setCounts((now) => ({ ...now, [product.id]: String(count) }))}
            />
          ))}
        </ul>
        {free && <FreePassesChoice left={free.left} taken={texts.freePasses !== ''} onTake={setTakesFree} />}
        {model.waits && !offer && (
          <p className="sm">
            <a href={plainHref('/events/single-event/:id/wait', { id: event.id })}>{m.someFull}</a>
          </p>
        )}
      </section>
      {slots.length > 0 && <Times model={model} error={errorOf('slot')} />}
      <Questions model={model} counts={counts} errorOf={errorOf} />
      <section className="checkout-card" aria-labelledby="your-details">
        <h2 id="your-details" className="card-title">
          {m.yourDetails}
        </h2>
        <ContactFields field={field} nameField="name" phoneHint={m.callsYou} emailHint={m.lettersHere} />
      </section>
      <section className="checkout-card" aria-labelledby="confirm">
        <h2 id="confirm" className="card-title">
          {m.confirm}
        </h2>
        <p className="sm muted">{m.noRefund}</p>
        <Checkbox name="consent" defaultChecked={texts.consent !== ''} error={errorOf('consent')}>
          <PolicyLinks text={m.consent} />
        </Checkbox>
        <PayButton quote={{ payable: quote.total > 0, total: quote.total }} hint={m.heldWhilePaying} />
      </section>
    </CheckoutFrame>
  );
}

type ProductProps = {
  product: ShownProduct;
  typed: string | undefined;
  errorOf: ErrorOf;
  onStep: (count: number) => void;
};

function Product({ product, typed, errorOf, onStep }: ProductProps) {
  const { id, title, textLang, price, later, notes, asks, most } = product;
  const name = countField(id);
  const error = errorOf(name);
  return (
    <li>
      <div>
        <h3 lang={textLang}>{title}</h3>
        <p className="sm muted">{notes.join(' · ')}</p>
        {asks && <p className="sm">{m.officeAgrees}</p>}
        <FieldError id={`${name}-error`}>{error}</FieldError>
      </div>
      <div className="take">
        {later === null ? (
          <span className="price">{priceWords(price)}</span>
        ) : (
          <Price
            amount={price}
            was={later.price}
            aloud={m.insteadOfUntil(formatRupees(later.price, 'short'), later.from)}
          />
        )}
        <input type="hidden" name={shownField(id)} value={price} />
        {(most > 0 || error !== null) && (
          <Stepper
            label={m.howMany(title)}
            id={name}
            name={name}
            min={0}
            max={Math.max(most, countOf(typed, 99))}
            defaultValue={typed || '0'}
            onStep={onStep}
            {...(error !== null && { errorId: `${name}-error` })}
          />
        )}
      </div>
    </li>
  );
}

function Times({ model: { slots, texts, day }, error }: { model: BookModel; error: string | null }) {
  const first = slots.find(({ open }) => open)?.id;
  return (
    <section className="checkout-card" aria-labelledby="which-time">
      <fieldset className="field" aria-describedby={error ? 'slot-error' : undefined}>
        <legend id="which-time" className="card-title">
          {m.whichTime}
        </legend>
        <p className="sm muted">
          {day && <b>{day}. </b>}
          {m.oneTimeForAll}
        </p>
        <div className="choice-grid pass-times">
          {slots.map(({ id, label, note, open }) => (
            <label key={id} className="choice">
              <input
                type="radio"
                // The error summary links here: a fieldset cannot take the focus.
                id={id === first ? 'slot' : undefined}
                name="slot"
                value={id}
                disabled={!open && texts.slot !== id}
                defaultChecked={texts.slot === id || (slots.length === 1 && open)}
              />
              <span>{label}</span>
              <small>{note}</small>
            </label>
          ))}
        </div>
        <FieldError id="slot-error">{error}</FieldError>
      </fieldset>
    </section>
  );
}

type QuestionsProps = { model: BookModel; counts: Record<string, string>; errorOf: ErrorOf };

/** Of a product that is not booked nobody answers them: without script its name says so. */
function Questions({ model: { products, texts }, counts, errorOf }: QuestionsProps) {
  const asking = products.filter(({ questions, most }) => questions.length > 0 && most > 0);
  if (asking.length === 0) return null;
  return (
    <section
      className="checkout-card pass-questions-card"
      aria-labelledby="questions"
      data-unasked={asking.every(({ id, most }) => countOf(counts[id], most) === 0)}
    >
      <h2 id="questions" className="card-title">
        {m.questions}
      </h2>
      {asking.map(({ id, title, questions, most }) => (
        <fieldset key={id} className="pass-questions" data-unasked={countOf(counts[id], most) === 0}>
          <legend className="sm muted">{m.onlyIfYouBook(title)}</legend>
          {questions.map((question) => (
            <TextInput
              key={question.id}
              name={answerField(question.id)}
              label={question.label}
              optional={!question.required}
              defaultValue={texts.answers[question.id] ?? ''}
              error={errorOf(answerField(question.id))}
              maxLength={200}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
