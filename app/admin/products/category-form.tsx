import { Form, Link, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/products.ts';
import type { AdminCategory } from '#server/products/shop-rule-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';

type CategoryFormProps = {
  /** null: a new one. */
  category: AdminCategory | null;
  mayWrite: boolean;
  place?: number;
  refused?: RefusedForm;
};

/** The name of a field in the error summary. */
const labels = { title: m.name, titleHi: m.nameInHindi, id: m.address, position: m.placeInList };

/** One category; one with products is not removed. */
export function CategoryForm({ category, mayWrite, place = 0, refused }: CategoryFormProps) {
  const row = category?.id ?? '';
  const saving = useNavigation().formData?.get('row') === row;
  const current = {
    id: row,
    title: category?.title ?? '',
    titleHi: category?.titleHi ?? '',
    position: String(category?.position ?? place),
    version: String(category?.version ?? ''),
  };
  const { field, summary } = fieldErrors(refused, current, labels);
  const own = (name: string) => ({ ...field(name), id: `${row || 'new'}.${name}` });
  return (
    <Panel
      className="admin-stack"
      aria-label={category?.title ?? m.newCategory}
      title={category?.title ?? m.newCategory}
      aside={
        category && (
          <Link to={`${href('/all-products')}?category=${category.id}`} className="num">
            {m.productCount(category.products)}
          </Link>
        )
      }
    >
      {mayWrite && (
        <Form method="post" noValidate className="admin-form">
          <FormError
            problems={summary.map(({ field: at, message }) => ({
              field: at && `${row || 'new'}.${at}`,
              message,
            }))}
          />
          <input type="hidden" name="row" value={row} />
          <FormVersion opened={field('version').defaultValue} />
          <div className="category-row">
            <TextInput {...own('title')} label={m.name} maxLength={60} />
            <TextInput {...own('titleHi')} optional label={m.nameInHindi} lang="hi" maxLength={60} />
            {category === null ? (
              <TextInput {...own('id')} label={m.address} hint={m.addressHint} autoCapitalize="none" />
            ) : (
              <input type="hidden" name="id" value={row} />
            )}
            <TextInput {...own('position')} label={m.placeInList} inputMode="numeric" />
          </div>
          <div className="row wrapx">
            <Button size="sm" look={category ? 'outline' : 'strong'} busy={saving && m.saving}>
              {category ? m.save : m.makeCategory}
            </Button>
            {category?.products === 0 && (
              <Button size="sm" look="outline" name="intent" value="delete">
                {m.remove}
              </Button>
            )}
          </div>
        </Form>
      )}
    </Panel>
  );
}
