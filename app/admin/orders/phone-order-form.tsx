import { useNavigation } from 'react-router';
import { ContactInputs, LanguageInput } from '#admin/forms/contact-inputs.tsx';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { messageFor } from '#core/fields/messages.ts';
import { indianStates } from '#core/fields/state.ts';
import { formatRupees } from '#core/money/paise.ts';
import { phoneOrderRows } from '#core/orders/phone-order.ts';
import type { OrderQuote } from '#core/orders/quote-order.ts';
import * as forms from '#messages/admin/forms.ts';
import * as m from '#messages/admin/phone-orders.ts';
import { refusals } from '#messages/order-checkout.ts';
import { stateName } from '#messages/states.ts';
import type { Article } from '#server/orders/phone/phone-order-queries.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';
import './orders.css';
import { PhoneOrderSum } from './phone-order-sum.tsx';

type PhoneOrderFormProps = {
  current: Record<string, string>;
  articles: Article[];
  languages: Option[];
  refused?: RefusedForm;
  /** What it costs; null before the first press. */
  quote: OrderQuote | null;
};

/** The name of a field in the error summary. */
const labels = {
  ...{ 'rows.sku': m.articleOf, 'rows.quantity': m.piecesOf, fullName: m.name, phone: forms.phone },
  ...{ email: forms.email, language: m.language, delivery: m.howItGoes, addressLine1: m.address },
  ...{ addressLine2: m.area, landmark: m.landmark, city: m.city, pin: m.pin, state: m.state },
  ...{ note: m.note },
};

/** The shop's refusals, some in words for the office. */
const words = { ...refusals, ...m.refusals };

function messageOf(code: string, values?: Record<string, string | number>): string {
  return Object.hasOwn(words, code) ? messageFor(code, values, words) : adminMessageFor(code, values);
}

const ways = [
  { value: 'courier', label: m.byCourier },
  { value: 'pickup', label: m.collected },
];

/** In the order in which it is asked on the telephone. */
export function PhoneOrderForm({ current, articles, languages, refused, quote }: PhoneOrderFormProps) {
  const sending = useNavigation().state === 'submitting';
  const { field, errorOf, summary } = fieldErrors(refused, current, labels, messageOf);
  const shown = quote !== null && summary.length === 0;
  return (
    <RecordForm className="admin-stack" problems={summary}>
      <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
      <input type="hidden" name="shownTotal" value={shown ? field('shownTotal').defaultValue : ''} />
      <Panel title={m.goods} className="admin-form">
        <p className="muted">{m.goodsHint}</p>
        {Array.from({ length: phoneOrderRows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <div className="phone-row" key={at}>
            <TextInput
              {...field(`rows.${at}.sku`)}
              label={m.article}
              list="articles"
              autoComplete="off"
              maxLength={40}
            />
            <TextInput
              {...field(`rows.${at}.quantity`)}
              label={m.pieces}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          </div>
        ))}
        <datalist id="articles">
          {articles.map(({ sku, title, options, price, available }) => (
            <option
              key={sku}
              value={sku}
              label={m.found(
                [title, options].filter(Boolean).join(', '),
                formatRupees(price, 'short'),
                available,
              )}
            />
          ))}
        </datalist>
      </Panel>
      <Panel title={m.buyer} className="admin-form">
        <div className="admin-pair">
          <TextInput {...field('fullName')} label={m.name} autoComplete="off" />
          <ContactInputs field={field} emailHint={m.emailHint} />
        </div>
        <LanguageInput field={field} label={m.language} languages={languages} />
        <RadioGroup {...field('delivery')} label={m.howItGoes} choices={ways} />
        <div className="admin-pair when-sent">
          <TextInput {...field('addressLine1')} label={m.address} autoComplete="off" />
          <TextInput {...field('addressLine2')} optional label={m.area} autoComplete="off" />
          <TextInput {...field('landmark')} optional label={m.landmark} autoComplete="off" />
          <TextInput {...field('city')} label={m.city} autoComplete="off" />
          <TextInput {...field('pin')} label={m.pin} inputMode="numeric" autoComplete="off" />
          <Select
            {...field('state')}
            label={m.state}
            placeholder={m.choose}
            options={indianStates.map((state) => ({ value: state, label: stateName(state) }))}
          />
        </div>
        <TextInput {...field('note')} optional label={m.note} autoComplete="off" maxLength={200} />
      </Panel>
      {quote && <PhoneOrderSum quote={quote} confirms={shown} />}
      <section className="panel admin-form">
        <Checkbox
          name="consent"
          defaultChecked={field('consent').defaultValue !== ''}
          error={errorOf('consent')}
        >
          {m.agreed}
        </Checkbox>
        <div className="row wrapx">
          <Button busy={sending && m.working}>{shown ? m.make : m.seeSum}</Button>
        </div>
      </section>
    </RecordForm>
  );
}
