import { Form, Link, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { Panel } from '#admin/frame/panel.tsx';
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

/** One category; one with products is not removed. */
export function CategoryForm({ category, mayWrite, place = 0, refused }: CategoryFormProps) {
  const row = category?.id ?? '';
  const saving = useNavigation().formData?.get('row') === row;
  const { field, summary } = fieldErrors(refused, {
    id: row,
    title: category?.title ?? '',
    titleHi: category?.titleHi ?? '',
    position: String(category?.position ?? place),
    version: String(category?.version ?? ''),
  });
  const own = (name: string) => ({ ...field(name), id: `${row || 'new'}.${name}` });
  return (
    <Panel
      className="admin-stack"
      aria-label={category?.title ?? 'New category'}
      title={category?.title ?? 'New category'}
      aside={
        category && (
          <Link to={`${href('/all-products')}?category=${category.id}`} className="num">
            {category.products === 1 ? '1 product' : `${category.products} products`}
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
            <TextInput {...own('title')} label="Name" maxLength={60} />
            <TextInput {...own('titleHi')} optional label="Name in Hindi" lang="hi" maxLength={60} />
            {category === null ? (
              <TextInput
                {...own('id')}
                label="Address"
                hint="Small letters, digits and hyphens. It stays for good."
                autoCapitalize="none"
              />
            ) : (
              <input type="hidden" name="id" value={row} />
            )}
            <TextInput {...own('position')} label="Place in the list" inputMode="numeric" />
          </div>
          <div className="row wrapx">
            <Button size="sm" look={category ? 'outline' : 'strong'} busy={saving && 'Saving…'}>
              {category ? 'Save' : 'Make the category'}
            </Button>
            {category?.products === 0 && (
              <Button size="sm" look="outline" name="intent" value="delete">
                Delete
              </Button>
            )}
          </div>
        </Form>
      )}
    </Panel>
  );
}
