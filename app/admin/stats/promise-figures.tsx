import { Link } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import type { PromiseSums } from '#server/promises/office-promises.ts';

const list = '/admin-dashboard/donation/promises';

/** What is promised for every month, as it stands now whatever period is looked at. Each figure leads to its rows. */
export function PromiseFigures({ sums: { running, kept } }: { sums: PromiseSums }) {
  return (
    <section className="panel">
      <header>
        <h2>Monthly promises</h2>
      </header>
      <dl className="office-facts">
        <Fact label="Running" to={`${list}?status=running`}>
          {running.count.toLocaleString('en-IN')}
        </Fact>
        <Fact label="Sum a month" to={`${list}?status=running`}>
          {formatRupees(running.total, 'short')}
        </Fact>
        <Fact label="Kept this month" to={`${list}?status=running&kept=yes`}>
          {kept.count.toLocaleString('en-IN')}, {formatRupees(kept.total, 'short')}
        </Fact>
        <Fact label="Not kept yet" to={`${list}?status=running&kept=no`}>
          {(running.count - kept.count).toLocaleString('en-IN')}
        </Fact>
      </dl>
      <p className="muted sm mt-4">
        As it stands now. Nothing is taken by itself: who promised gets one letter a month and gives then.
      </p>
    </section>
  );
}

function Fact({ label, to, children }: { label: string; to: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Link to={to} discover="none" className="underline">
          {label}
        </Link>
      </dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
