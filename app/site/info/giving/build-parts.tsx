import ChevronDown from 'lucide-react/icons/chevron-down';
import { byMaterial, type Material } from '#core/donations/by-material.ts';
import type { DonationType } from '#core/donations/cause.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/building.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { Icon } from '#ui/icon.tsx';
import { type BuildTexts, countField, countOf } from './build-form.ts';

type Counting = {
  /** What the fields hold when the page is rendered. */
  first: BuildTexts;
  typed: BuildTexts;
  errorOf: (field: string) => string | null;
};

/** What can be given: a line a material that opens to its sizes, each with a count. */
export function BuildParts({ types, ...counting }: Counting & { types: readonly DonationType[] }) {
  const materials = byMaterial(types);
  return (
    <ul id="items" tabIndex={-1} className="build-items">
      {materials.map((material, index) =>
        material.sizes.length > 1 ? (
          <Sizes key={material.name} material={material} opened={index === 0} {...counting} />
        ) : (
          material.sizes.map(({ type }) => (
            <BuildItem key={type.id} type={type} words={type.title} {...counting} />
          ))
        ),
      )}
    </ul>
  );
}

/** Folded, but for the first, and for those in which something was counted or refused. */
function Sizes({
  material: { name, sizes },
  opened,
  ...counting
}: Counting & { material: Material<DonationType>; opened: boolean }) {
  const { first, typed, errorOf } = counting;
  const fields = sizes.map(({ type }) => countField(type.id));
  const used = fields.some((field) => countOf(first[field]) > 0 || errorOf(field));
  const chosen = fields.reduce((sum, field) => sum + countOf(typed[field]), 0);
  const [least] = sizes.map(({ type }) => type.amount).toSorted((one, other) => one - other);
  return (
    <li className="build-material">
      <details open={opened || used}>
        <summary>
          <b>{name}</b>
          <span className="sm muted num">
            {chosen > 0 ? m.chosen(chosen) : least !== undefined && m.from(formatRupees(least, 'short'))}
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <ul>
          {sizes.map(({ type, size }) => (
            <BuildItem key={type.id} type={type} words={size} {...counting} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function BuildItem({ type, words, first, errorOf }: Counting & { type: DonationType; words: string }) {
  const field = countField(type.id);
  const error = errorOf(field);
  return (
    <li className="build-item">
      <div>
        <b>{words}</b>
        <span className="price num">{formatRupees(type.amount, 'short')}</span>
        <FieldError id={`${field}-error`}>{error}</FieldError>
      </div>
      <Stepper
        id={field}
        name={field}
        label={m.howMany(type.title)}
        min={0}
        defaultValue={first[field] || '0'}
        errorId={error ? `${field}-error` : undefined}
      />
    </li>
  );
}
