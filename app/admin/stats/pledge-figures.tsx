import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/stats.ts';
import type { PledgeSums } from '#server/pledges/admin-pledge-queries.ts';
import { href } from '#ui/href.ts';

const list = href('/admin-dashboard/donation/promises');

/** The monthly pledges, as of now whatever period is shown. Each figure links to its rows. */
export function PledgeFigures({ sums: { running, fulfilled } }: { sums: PledgeSums }) {
  return (
    <Panel title={m.monthlyPromises}>
      <dl className="admin-facts">
        <Figure label={m.running} to={`${list}?status=running`}>
          {running.count.toLocaleString('en-IN')}
        </Figure>
        <Figure label={m.sumAMonth} to={`${list}?status=running`}>
          {formatRupees(running.total, 'short')}
        </Figure>
        <Figure label={m.fulfilledThisMonth} to={`${list}?status=running&kept=yes`}>
          {fulfilled.count.toLocaleString('en-IN')}, {formatRupees(fulfilled.total, 'short')}
        </Figure>
        <Figure label={m.notFulfilledYet} to={`${list}?status=running&kept=no`}>
          {(running.count - fulfilled.count).toLocaleString('en-IN')}
        </Figure>
      </dl>
      <p className="muted sm mt-4">{m.promisesNote}</p>
    </Panel>
  );
}

/** A figure whose name links to its rows. */
function Figure({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  const name = (
    <Link to={to} discover="none" className="underline">
      {label}
    </Link>
  );
  return (
    <Fact label={name} num>
      {children}
    </Fact>
  );
}
