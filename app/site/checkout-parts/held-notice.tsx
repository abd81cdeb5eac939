import type { HeldPurchase } from '#core/purchases/held-purchase.ts';
import * as m from '#messages/payment.ts';
import { withLanguage } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';

/** Above a form that was refused: the way back to what this browser holds still. */
export function HeldNotice({ held }: { held: HeldPurchase | null | undefined }) {
  if (!held) return null;
  return (
    <Notice tone="wait">
      <Sentence
        text={held.number === null ? m.offeringStillHeld : m.stillHeld(held.number)}
        parts={{
          way: (words) => (
            <a href={withLanguage(held.to)} className="underline">
              {words}
            </a>
          ),
        }}
      />
    </Notice>
  );
}
