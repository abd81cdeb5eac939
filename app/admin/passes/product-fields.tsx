import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { rupeesText } from '#core/money/paise.ts';
import { passKinds } from '#core/passes/pass-kind.ts';
import { typeQuestions } from '#core/passes/pass-questions.ts';
import { lastDayOf } from '#core/passes/product-form.ts';
import * as m from '#messages/admin/passes.ts';
import type { PlannedProduct } from '#server/passes/plan/plan-queries.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { MoneyInput, Select, TextArea, TextInput } from '#ui/forms/field.tsx';

/** What the form of a product begins with. */
export function typedProduct(product: PlannedProduct): Record<string, string> {
  const number = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...{ title: product.title, kind: product.kind, price: rupeesText(product.price) },
    early: product.early === null ? '' : rupeesText(product.early),
    ...{ earlyUntil: lastDayOf(product.earlyUntil), membersUntil: lastDayOf(product.membersUntil) },
    ...{ people: number(product.people), familyLimit: number(product.familyLimit) },
    ...{ leastAge: number(product.leastAge), mostAge: number(product.mostAge) },
    ...{ questions: typeQuestions(product.questions), position: number(product.position) },
    ...{ quota: number(product.quota), version: number(product.version) },
    ...{ approval: product.needsApproval ? 'on' : '', onSale: product.onSale ? 'on' : '' },
    membersFree: product.membersFree ? 'on' : '',
  };
}

/** Of a new one. */
export const usualProduct: Record<string, string> = {
  ...{ price: '0', people: '1', familyLimit: '6', onSale: 'on', membersFree: 'on', position: '0' },
};

type ProductFieldsProps = {
  field: ReturnType<typeof fieldErrors>['field'];
  /** Makes the ids of several forms on a screen differ. */
  of: string;
  /** The days that may be named. */
  days: { from: string; to: string };
};

export function ProductFields({ field, of, days }: ProductFieldsProps) {
  const own = (name: string) => ({ ...field(name), id: `${name}.${of}` });
  const day = (name: string) => ({ ...own(name), type: 'date', min: days.from, max: days.to });
  const count = (name: string) => ({ ...own(name), inputMode: 'numeric' as const });
  const ticked = (name: string) => {
    const { defaultValue, error } = field(name);
    return { ...{ name, id: `${name}.${of}`, error }, defaultChecked: defaultValue === 'on' };
  };
  const kinds = passKinds.map((kind) => ({ value: kind, label: m.kindNames[kind] }));
  return (
    <>
      <div className="admin-pair">
        <TextInput {...own('title')} label={m.title} maxLength={60} />
        <Select {...own('kind')} label={m.kind} placeholder={m.chooseKind} options={kinds} />
      </div>
      <div className="admin-pair">
        <MoneyInput {...own('price')} label={m.price} />
        <TextInput {...count('quota')} label={m.quota} />
      </div>
      <div className="admin-pair">
        <MoneyInput {...own('early')} label={m.early} optional />
        <TextInput {...day('earlyUntil')} label={m.earlyUntil} hint={m.lastDayHint} optional />
      </div>
      <div className="admin-pair">
        <TextInput {...count('people')} label={m.peopleOfPass} />
        <TextInput {...count('familyLimit')} label={m.familyLimit} hint={m.familyLimitHint} />
      </div>
      <div className="admin-pair">
        <TextInput {...count('leastAge')} label={m.leastAge} optional />
        <TextInput {...count('mostAge')} label={m.mostAge} optional />
      </div>
      <TextArea {...own('questions')} label={m.questions} hint={m.questionsHint} rows={3} optional />
      <div className="admin-pair">
        <TextInput {...day('membersUntil')} label={m.membersUntil} hint={m.lastDayHint} optional />
        <TextInput {...count('position')} label={m.position} optional />
      </div>
      <Checkbox {...ticked('approval')}>{m.approval}</Checkbox>
      <Checkbox {...ticked('membersFree')}>{m.membersFree}</Checkbox>
      <Checkbox {...ticked('onSale')}>{m.onSale}</Checkbox>
    </>
  );
}
