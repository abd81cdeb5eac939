import { Link } from 'react-router';
import type { Choice } from '#core/products/choices.ts';
import * as m from '#messages/product.ts';

/** Every value is a link to a variant, so choosing works without script and can be shared. */
export function VariantChoice({ choices }: { choices: Choice[] }) {
  return choices.map(({ name, values }) => (
    <nav key={name} className="variant-choice" aria-label={m.chooseOption(name)}>
      <span className="lbl">{name}</span>
      <ul>
        {values.map(({ value, variantId, chosen, inStock }) => (
          <li key={value}>
            <Link
              to={`?variantId=${encodeURIComponent(variantId)}`}
              className={inStock ? 'variant-link' : 'variant-link is-out'}
              aria-current={chosen ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {value}
              {!inStock && <span className="sr"> {m.optionOutOfStock}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
