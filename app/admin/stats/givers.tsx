import { ShareBars } from '#admin/shared/share-bars.tsx';
import type { GiftParts, GivingFrequency } from '#server/stats/gift-parts.ts';

const oftenWords: Record<GivingFrequency, string> = {
  once: 'Gave once',
  twice: 'Gave two or three times',
  often: 'Gave four times or more',
};

/** Who gave: for the first time or again, and how often. */
export function Givers({ parts }: { parts: GiftParts }) {
  const { givers, frequency } = parts;
  return (
    <section className="panel">
      <header>
        <h2>Givers</h2>
      </header>
      <dl className="office-facts">
        <div>
          <dt>For the first time</dt>
          <dd className="num">{givers.fresh.toLocaleString('en-IN')}</dd>
        </div>
        <div>
          <dt>Gave before</dt>
          <dd className="num">{givers.returning.toLocaleString('en-IN')}</dd>
        </div>
      </dl>
      <h3 className="lbl mt-4 mb-2">How often</h3>
      <ShareBars
        caption="How often people gave in this period"
        empty="Nobody gave in a name in this period."
        shares={frequency.map(({ often, givers: people, total, count }) => ({
          ...{ key: often, label: oftenWords[often], total, count },
          note: people === 1 ? '1 person' : `${people.toLocaleString('en-IN')} people`,
        }))}
      />
      <p className="muted sm mt-4">
        People are told apart by account, e-mail, phone or name. Quiet gifts name nobody and are not in here.
      </p>
    </section>
  );
}
