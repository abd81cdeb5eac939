import type { TempleSettings } from '#core/content/temple-settings.ts';
import { useCount } from './use-count.ts';

/** Spec 9: the hero counter ends at 100. It belongs to the claim of that number, 'over 100 restaurants'. */
const counted = /^100(?=\D|$)/;

export function HeroFacts({ facts }: { facts: TempleSettings['facts'] }) {
  return (
    <ul className="facts">
      {facts.map(({ value, label }) => (
        <li key={label}>
          {counted.test(value) ? <Counted value={value} /> : <b className="num">{value}</b>}{' '}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Counts up for the eyes; who listens hears the number once. */
function Counted({ value }: { value: string }) {
  const { ref, count } = useCount<HTMLElement>(100);
  return (
    <b className="num" ref={ref}>
      <span aria-hidden="true">{value.replace(counted, String(count))}</span>
      <span className="sr">{value}</span>
    </b>
  );
}
