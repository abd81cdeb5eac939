import { ledgerHref } from '#admin/shared/ledger-links.ts';
import { modeWords, pathWords } from '#admin/shared/ledger-table.tsx';
import { type Share, ShareBars } from '#admin/shared/share-bars.tsx';
import type { Span } from '#core/stats/periods.ts';
import type { GiftParts } from '#server/stats/gift-parts.ts';

/** The gifts of a period by cause, by the way they came, and by what their givers wished for. */
export function GiftShares({ parts, span }: { parts: GiftParts; span: Span }) {
  const { causes, modes, paths } = parts;
  const rows = { status: 'given', from: span.firstDay, to: span.lastDay } as const;
  return (
    <div className="office-three">
      <Part
        title="By cause"
        shares={causes.map(({ causeId, title, ...figure }) => ({
          ...{ key: causeId, label: title, href: ledgerHref({ ...rows, cause: causeId }) },
          ...figure,
        }))}
      />
      <Part
        title="By mode"
        shares={modes.map(({ mode, ...figure }) => ({
          ...{ key: mode, label: modeWords[mode] ?? mode, href: ledgerHref({ ...rows, mode }) },
          ...figure,
        }))}
      />
      <Part
        title="By path"
        shares={paths.map(({ path, ...figure }) => ({
          ...{ key: path, label: pathWords[path], href: ledgerHref({ ...rows, path }) },
          ...figure,
        }))}
      />
    </div>
  );
}

function Part({ title, shares }: { title: string; shares: Share[] }) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
      </header>
      <ShareBars caption={title} shares={shares} empty="Nothing was given in this period." />
    </section>
  );
}
