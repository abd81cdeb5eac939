import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'account-photo': Plain;
      'cart-count': Plain;
      /** `every`: milliseconds for each step of one; without it the number rises ever slower. */
      'count-up': Plain & { every?: number };
      'dusk-clock': Plain;
      'floating-bar': Plain;
      'member-price': Plain;
      /** `now`: where the line says how far it is; `number`: one's own. */
      'place-line': Plain & { now: string; number: number };
      'read-aloud': Plain;
      /** `interval`: milliseconds a slide stays. */
      'slide-show': Plain & { interval: number };
      /** `hours`: the opening hours as JSON. */
      'temple-status': Plain & { hours: string };
    }
  }
}
