import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
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
          <h2 id="new-class">{first ? 'The first tax class' : 'New tax class'}</h2>
          <p className="muted">
            What goods are to the tax: printed religious books, incense, clothes. Each product is in one.
          </p>
        </div>
      </header>
      <Form method="post" noValidate className="admin-form">
        <TextInput
          {...field('title')}
          label="Name"
          hint="Printed religious books and puja items"
          maxLength={80}
          autoComplete="off"
        />
        <div>
          <Button
            size="sm"
            look={first ? 'strong' : 'outline'}
            name="intent"
            value="make-class"
            busy={saving && 'Making…'}
          >
            Make the class
          </Button>
        </div>
      </Form>
    </section>
  );
}
