import { createContext, type ReactNode, use } from 'react';
import type { KeptParts } from '#core/part-marks.ts';

/** Null in the browser. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

type KeptPartProps = {
  /** Once a page. */
  name: string;
  /** All that the HTML of the part depends on. Nothing in it may belong to one visitor. */
  facts: unknown;
  children: ReactNode;
};

/**
 * A part that is the same for everybody, such as header and footer, five sixths of the elements of a personal page. The
 * server renders it once for the same facts and puts the HTML in; the browser has it as any other element. Ids of useId
 * inside would differ by the place in the tree; kept-parts.server.test.ts holds that every page is what it is without.
 */
export function KeptPart({ name, facts, children }: KeptPartProps) {
  const parts = use(KeptPartsContext);
  const isKept = parts?.ask(name, facts);
  return (
    <>
      {parts && <i data-part={name} />}
      {isKept ? null : children}
      {parts && <i data-part-end={name} />}
    </>
  );
}
