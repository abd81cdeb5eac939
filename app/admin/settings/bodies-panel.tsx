import { Form, useNavigation } from 'react-router';
import { Fact } from '#admin/shared/fact.tsx';
import { fieldErrors, type RefusedForm } from '#admin/shared/field-errors.ts';
import { FormVersion } from '#admin/shared/form-version.tsx';
import type { DeskBody } from '#server/donations/legal-entity-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';

/** Who receives gifts, as receipts name it. */
export function BodiesPanel({ bodies, refused }: { bodies: DeskBody[]; refused?: RefusedForm }) {
  return (
    <section className="panel" aria-labelledby="bodies">
      <header>
        <h2 id="bodies">Who receives gifts</h2>
        <span className="muted sm">As the head of each receipt names it.</span>
      </header>
      <ul className="office-rows">
        {bodies.map((body) => (
          <li key={body.id} className="office-stack">
            <h3 className="office-part">{body.name}</h3>
            <dl className="office-facts">
              <Fact label="Address">{body.address}</Fact>
              <Fact label="PAN">{body.pan}</Fact>
              <Fact label="Registered for deduction">
                {body.deductionRegistration ?? 'No: its receipts lower no tax'}
              </Fact>
              <Fact label="Foreign gifts">{body.acceptsForeign ? 'May be taken' : 'Not taken'}</Fact>
            </dl>
            <BodyForm
              key={body.version}
              body={body}
              refused={refused?.typed.entityId === body.id ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BodyForm({ body, refused }: { body: DeskBody; refused?: RefusedForm }) {
  const { formData } = useNavigation();
  const saving = formData?.get('intent') === 'body' && formData.get('entityId') === body.id;
  const { field } = fieldErrors(refused, {
    name: body.name,
    address: body.address,
    version: String(body.version),
  });
  return (
    <details className="office-fold" open={Boolean(refused)}>
      <summary>Change name or address</summary>
      <Form method="post" noValidate className="office-stack">
        <input type="hidden" name="intent" value="body" />
        <input type="hidden" name="entityId" value={body.id} />
        <FormVersion opened={field('version').defaultValue} />
        <p className="muted sm">
          Receipts for gifts from now on say it. What is out keeps its words, also when it is written anew.
          PAN, registration and foreign gifts are changed by the person who runs the server (npm run
          open-giving): another PAN is another body.
        </p>
        <TextInput
          {...field('name')}
          id={`name-${body.id}`}
          label="Name"
          maxLength={120}
          autoComplete="off"
        />
        <TextArea
          {...field('address')}
          id={`address-${body.id}`}
          label="Address"
          rows={2}
          maxLength={200}
          autoComplete="off"
        />
        <div>
          <Button look="outline" size="sm" busy={saving && 'Saving…'}>
            Save name and address
          </Button>
        </div>
      </Form>
    </details>
  );
}
