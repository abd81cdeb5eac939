import { type Share, ShareBars } from '#admin/figures/share-bars.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ledgerHref } from '#admin/lists/ledger-links.ts';
import { modeWords, pathWords } from '#admin/lists/ledger-table.tsx';
import type { Span } from '#core/stats/periods.ts';
import type { DonationParts } from '#server/stats/donation-parts.ts';
import type { Figure } from '#server/stats/given.ts';

type DonationSharesProps = { parts: DonationParts; all: Figure; span: Span };

/** The donations of a period by cause, by way of payment, by path, and by frequency. */
export function DonationShares({ parts, all, span }: DonationSharesProps) {
  const { causes, modes, paths } = parts;
  const rows = { status: 'given', from: span.firstDay, to: span.lastDay } as const;
  return (
    <div className="admin-shares">
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
      <Part
        title="By frequency"
        note="Nothing is taken by itself: who promises a monthly gift gives it anew each month."
        shares={all.count > 0 ? [{ key: 'once', label: 'One-time', href: ledgerHref(rows), ...all }] : []}
      />
    </div>
  );
}

function Part({ title, shares, note }: { title: string; shares: Share[]; note?: string }) {
  return (
    <Panel title={title}>
      <ShareBars caption={title} shares={shares} empty="Nothing was given in this period." />
      {note && <p className="muted sm mt-4">{note}</p>}
    </Panel>
  );
}
