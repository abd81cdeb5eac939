import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import * as m from '#messages/admin/settings.ts';
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
      title={m.whoReceives}
      aside={<span className="muted sm">{m.asReceiptsName}</span>}
    >
      <ul className="admin-rows">
        {entities.map((entity) => (
          <li key={entity.id} className="admin-stack">
            <h3 className="admin-part">{entity.name}</h3>
            <dl className="admin-facts">
              <Fact label={m.address}>{entity.address}</Fact>
              <Fact label={m.pan}>{entity.pan}</Fact>
              <Fact label={m.registered}>{entity.deductionRegistration ?? m.notRegistered}</Fact>
              <Fact label={m.foreignGifts}>{entity.acceptsForeign ? m.mayBeTaken : m.notTaken}</Fact>
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
      <summary>{m.changeNameOrAddress}</summary>
      <Form method="post" noValidate className="admin-stack">
        <input type="hidden" name="intent" value="entity" />
        <input type="hidden" name="entityId" value={entity.id} />
        <FormVersion opened={field('version').defaultValue} />
        <p className="muted sm">{m.changeEntityNote}</p>
        <TextInput
          {...field('name')}
          id={`name-${entity.id}`}
          label={m.name}
          maxLength={120}
          autoComplete="off"
        />
        <TextArea
          {...field('address')}
          id={`address-${entity.id}`}
          label={m.address}
          rows={2}
          maxLength={200}
          autoComplete="off"
        />
        <div>
          <Button look="outline" size="sm" busy={saving && m.saving}>
            {m.saveNameAndAddress}
          </Button>
        </div>
      </Form>
    </details>
  );
}
