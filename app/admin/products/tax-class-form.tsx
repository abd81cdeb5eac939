import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import * as m from '#messages/admin/products.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

/** A new tax class of goods; its rates are added in its panel. */
export function TaxClassForm({ first, refused }: { first: boolean; refused?: RefusedForm }) {
  const saving = useNavigation().formData?.get('intent') === 'make-class';
  const { field } = fieldErrors(refused);
  return (
    <section className="panel admin-stack" aria-labelledby="new-class">
      <header>
        <div>
          <h2 id="new-class">{first ? m.firstTaxClass : m.newTaxClass}</h2>
          <p className="muted">{m.taxClassAbout}</p>
        </div>
      </header>
      <Form method="post" noValidate className="admin-form">
        <TextInput
          {...field('title')}
          label={m.name}
          hint={m.taxClassExample}
          maxLength={80}
          autoComplete="off"
        />
        <div>
          <Button
            size="sm"
            look={first ? 'strong' : 'outline'}
            name="intent"
            value="make-class"
            busy={saving && m.making}
          >
            {m.makeClass}
          </Button>
        </div>
      </Form>
    </section>
  );
}
