import { type Share, ShareBars } from '#admin/figures/share-bars.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ledgerHref } from '#admin/lists/ledger-links.ts';
import { modeWords, pathWords } from '#admin/lists/ledger-table.tsx';
import type { Span } from '#core/stats/periods.ts';
import * as m from '#messages/admin/stats.ts';
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
        title={m.byCause}
        shares={causes.map(({ causeId, title, ...figure }) => ({
          ...{ key: causeId, label: title, href: ledgerHref({ ...rows, cause: causeId }) },
          ...figure,
        }))}
      />
      <Part
        title={m.byMode}
        shares={modes.map(({ mode, ...figure }) => ({
          ...{ key: mode, label: modeWords[mode] ?? mode, href: ledgerHref({ ...rows, mode }) },
          ...figure,
        }))}
      />
      <Part
        title={m.byPath}
        shares={paths.map(({ path, ...figure }) => ({
          ...{ key: path, label: pathWords[path], href: ledgerHref({ ...rows, path }) },
          ...figure,
        }))}
      />
      <Part
        title={m.byFrequency}
        note={m.frequencyNote}
        shares={all.count > 0 ? [{ key: 'once', label: m.oneTime, href: ledgerHref(rows), ...all }] : []}
      />
    </div>
  );
}

function Part({ title, shares, note }: { title: string; shares: Share[]; note?: string }) {
  return (
    <Panel title={title}>
      <ShareBars caption={title} shares={shares} empty={m.nothingGiven} />
      {note && <p className="muted sm mt-4">{note}</p>}
    </Panel>
  );
}
