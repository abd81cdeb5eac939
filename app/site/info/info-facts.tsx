import { Link } from 'react-router';
import type { ShownFact } from '#core/content/info-facts.ts';
import { facts as labels } from '#messages/info.ts';

/** When, where, for whom, cost and contact, under the lead of a page. */
export function FactsRow({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="info-facts">
      {facts.map(({ name, value, to }) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd className="num">{to ? <FactLink to={to}>{value}</FactLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FactLink({ to, children }: { to: string; children: string }) {
  return to.startsWith('tel:') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}
