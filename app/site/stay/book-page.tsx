import { formatRupees, paise } from '#core/money/paise.ts';
import { countNights } from '#core/stay/nights.ts';
import { idKinds, searchFields } from '#core/stay/stay-input.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as booking from '#messages/stay-booking.ts';
import { CheckoutFrame, NothingChosen } from '#site/checkout-parts/checkout-frame.tsx';
import { PayButton } from '#site/checkout-parts/pay-button.tsx';
import { PolicyLinks } from '#site/checkout-parts/policy-links.tsx';
import { errorsOf } from '#site/checkout-parts/purchase-form.ts';
import { SummaryCard } from '#site/checkout-parts/summary-card.tsx';
import { ContactFields } from '#site/forms/contact-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { FoldedFields } from '#ui/forms/folded-fields.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { BookModel, BookTexts } from './book-fields.ts';
import { searchQuery } from './search-query.ts';

/** Who comes, and how they pay: the room is held when they press. */
export function BookPage({ model }: { model: BookModel }) {
  const { texts, quote, problems } = model;
  const back = backOf(texts);
  if (!quote.price) {
    const words = { title: booking.kindGone, lead: problems[0]?.message ?? booking.noRoomLead };
    return (
      <NothingChosen
        page={booking.bookARoom}
        picture="guest-house"
        words={words}
        ways={[{ to: back, label: booking.seeRooms }]}
      />
    );
  }
  const errorOf = errorsOf(problems);
  const field = <Name extends keyof BookTexts>(name: Name) => ({
    name,
    defaultValue: texts[name],
    error: errorOf(name),
  });
  const isOpen = (...names: (keyof BookTexts)[]) => names.some((name) => texts[name] !== '' || errorOf(name));
  return (
    <CheckoutFrame
      of="stay"
      page={booking.bookARoom}
      title={booking.bookARoom}
      action={plainHref('/stay/book')}
      model={model}
      summary={<StaySummary model={model} back={back} />}
    >
      {(['kind', ...searchFields, 'offer', 'group', 'key'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={texts[name]} />
      ))}
      <section className="checkout-card" aria-labelledby="your-details">
        <h2 id="your-details" className="card-title">
          {booking.yourDetails}
        </h2>
        <ContactFields
          field={field}
          nameField="name"
          phoneHint={booking.callsYou}
          emailHint={booking.lettersHere}
        />
        <div className="field-pair">
          <Select
            {...field('idKind')}
            label={booking.idKind}
            placeholder={booking.chooseOne}
            options={idKinds.map((value) => ({ value, label: booking.idKinds[value] }))}
          />
          <TextInput
            {...field('idLast4')}
            label={booking.idLast4}
            hint={booking.neverWhole}
            maxLength={4}
            autoComplete="off"
            spellCheck={false}
          />
          <TextInput {...field('address')} label={booking.address} optional autoComplete="street-address" />
          <TextInput {...field('purpose')} label={booking.purpose} optional hint={booking.purposeHint} />
          <TextArea
            {...field('note')}
            label={booking.note}
            optional
            rows={2}
            hint={booking.noteHint}
            className="both"
          />
        </div>
        <FoldedFields title={booking.billToCompany} open={isOpen('company', 'gstin')}>
          <div className="field-pair">
            <TextInput
              {...field('company')}
              label={booking.company}
              optional
              hint={booking.companyHint}
              autoComplete="organization"
            />
            <TextInput
              {...field('gstin')}
              label="GSTIN"
              optional
              hint={booking.gstinHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
        </FoldedFields>
      </section>
      <PayCard model={model} errorOf={errorOf} />
    </CheckoutFrame>
  );
}

function PayCard({ model, errorOf }: { model: BookModel; errorOf: ReturnType<typeof errorsOf> }) {
  const { texts, quote } = model;
  const deposit = quote.price?.deposit ?? null;
  return (
    <section className="checkout-card" aria-labelledby="pay-with">
      <h2 id="pay-with" className="card-title">
        {booking.pay}
      </h2>
      {quote.free && <FreeNightsChoice {...quote.free} />}
      {deposit === null ? (
        <input type="hidden" name="pay" value="full" />
      ) : (
        <RadioGroup
          name="pay"
          look="cards"
          className="paths pay-ways"
          label={<span className="sr">{booking.howMuch}</span>}
          choices={[
            {
              value: 'full',
              label: booking.payAll,
              note: booking.sumNow(formatRupees(quote.total, 'short')),
            },
            {
              value: 'deposit',
              label: booking.payDeposit,
              note: booking.sumNowRest(
                formatRupees(deposit, 'short'),
                formatRupees(paise(quote.total - deposit), 'short'),
              ),
            },
          ]}
          defaultValue={texts.pay === 'deposit' ? 'deposit' : 'full'}
        />
      )}
      <div className="sm muted">
        {quote.ladder.length === 0 ? (
          <p>{booking.noRefund}</p>
        ) : (
          quote.ladder.map(({ days, percent }) => <p key={days}>{booking.goesBackUntil(percent, days)}</p>)
        )}
      </div>
      <Checkbox name="consent" defaultChecked={texts.consent !== ''} error={errorOf('consent')}>
        <PolicyLinks text={booking.consent} />
      </Checkbox>
      <PayButton
        quote={deposit === null && quote.total > 0 ? quote : { ...quote, payable: false }}
        hint={quote.total > 0 ? booking.heldWhilePaying : booking.nothingToPay}
      />
    </section>
  );
}

/**
 * How many of the free nights of the guest's membership this stay takes. Its button is the first of
 * the form, so that Enter in any field shows the price, at the summary, and never books.
 */
function FreeNightsChoice({ left, most, taken }: NonNullable<BookModel['quote']['free']>) {
  return (
    <div className="grid gap-2 justify-items-start">
      <Select
        name="freeNights"
        label={booking.freeNights}
        hint={booking.freeNightsLeft(left)}
        defaultValue={String(taken)}
        options={Array.from({ length: most + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? booking.noFreeNight : booking.nights(count),
        }))}
      />
      <Button
        name="quote"
        value="on"
        formAction={`${plainHref('/stay/book')}#your-stay`}
        look="outline"
        size="sm"
      >
        {booking.showPrice}
      </Button>
    </div>
  );
}

function StaySummary({ model: { texts, quote }, back }: { model: BookModel; back: string }) {
  const { price } = quote;
  if (!price) return null;
  const nights = booking.nights(countNights(texts));
  const guests = booking.people(Number(texts.adults) + Number(texts.children || '0'));
  return (
    <SummaryCard
      id="your-stay"
      title={booking.yourStay}
      change={back}
      total={formatRupees(quote.total, 'short')}
      open={false}
      lines={
        <li className="grid gap-1">
          <b>{booking.ofKind(Number(texts.rooms || '1'), quote.title)}</b>
          <span className="sm">
            {nights} · {guests}
            {price.extraBeds > 0 && ` · ${booking.extraBeds(price.extraBeds)}`}
          </span>
          <span className="sm">
            {booking.arrival}: {booking.fromHour(dayInWords(texts.arrival), quote.checkIn)}
          </span>
          <span className="sm">
            {booking.departure}: {booking.byHour(dayInWords(texts.departure), quote.checkOut)}
          </span>
        </li>
      }
      sums={
        <>
          <div>
            <dt>{booking.roomsPrice}</dt>
            <dd className="num">{formatRupees(price.rooms, 'short')}</dd>
          </div>
          {quote.free && quote.free.taken > 0 && (
            <div>
              <dt>{booking.freeNights}</dt>
              <dd className="num">{booking.nights(quote.free.taken)}</dd>
            </div>
          )}
          {price.meals > 0 && (
            <div>
              <dt>{booking.mealsPrice}</dt>
              <dd className="num">{formatRupees(price.meals, 'short')}</dd>
            </div>
          )}
          <div className="g">
            <dt>{booking.total}</dt>
            <dd className="price">{formatRupees(price.total, 'short')}</dd>
          </div>
        </>
      }
      note={
        <p className="sm faint">
          {price.tax > 0 ? booking.gstIncluded(formatRupees(price.tax, 'short')) : booking.noGst}
        </p>
      }
    />
  );
}

function searchOf(texts: BookTexts) {
  const { arrival, departure, adults, children, rooms, meals } = texts;
  return { arrival, departure, adults, children, rooms, meals };
}

/** To the search, or to the page of the group whose link it is. */
function backOf({ group, key, ...texts }: BookTexts): string {
  if (group === '') return `${href('/stay/rooms')}?${searchQuery(searchOf({ ...texts, group, key }))}`;
  return `${href('/stay/group/:id', { id: group })}?${new URLSearchParams({ key })}`;
}
