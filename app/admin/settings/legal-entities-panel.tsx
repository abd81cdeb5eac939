import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import type { AdminLegalEntity } from '#server/donations/legal-entity-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';

/** The legal entities that receive donations, as receipts name them. */
export function LegalEntitiesPanel({
  entities,
  refused,
}: {
  entities: AdminLegalEntity[];
  refused?: RefusedForm;
}) {
  return (
    <Panel
      aria-labelledby="entities"
      title="Who receives gifts"
      aside={<span className="muted sm">As the head of each receipt names it.</span>}
    >
      <ul className="admin-rows">
        {entities.map((entity) => (
          <li key={entity.id} className="admin-stack">
            <h3 className="admin-part">{entity.name}</h3>
            <dl className="admin-facts">
              <Fact label="Address">{entity.address}</Fact>
              <Fact label="PAN">{entity.pan}</Fact>
              <Fact label="Registered for deduction">
                {entity.deductionRegistration ?? 'No: its receipts lower no tax'}
              </Fact>
              <Fact label="Foreign gifts">{entity.acceptsForeign ? 'May be taken' : 'Not taken'}</Fact>
            </dl>
            <LegalEntityForm
              key={entity.version}
              entity={entity}
              refused={refused?.typed.entityId === entity.id ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LegalEntityForm({ entity, refused }: { entity: AdminLegalEntity; refused?: RefusedForm }) {
  const { formData } = useNavigation();
  const saving = formData?.get('intent') === 'entity' && formData.get('entityId') === entity.id;
  const { field } = fieldErrors(refused, {
    name: entity.name,
    address: entity.address,
    version: String(entity.version),
  });
  return (
    <details className="admin-fold" open={Boolean(refused)}>
      <summary>Change name or address</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="entity" />
        <input type="hidden" name="entityId" value={entity.id} />
        <FormVersion opened={field('version').defaultValue} />
        <p className="muted sm">
          Receipts for gifts from now on say it. What is out keeps its words, also when it is written anew.
          PAN, registration and foreign gifts are changed by the person who runs the server (npm run
          open-giving): another PAN is another body.
        </p>
        <TextInput
          {...field('name')}
          id={`name-${entity.id}`}
          label="Name"
          maxLength={120}
          autoComplete="off"
        />
        <TextArea
          {...field('address')}
          id={`address-${entity.id}`}
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
