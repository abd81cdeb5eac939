import type { TempleSettings } from '#core/content/temple-settings.ts';
import { useCount } from './use-count.ts';

/**
 * The hero counter ends at 100 (rule S29). It belongs to the claim of that number, 'over 100
 * restaurants' (rule S30).
 */
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

/** Counts up visually, in the space of the final number; screen readers read it once. */
function Counted({ value }: { value: string }) {
  const { ref, count } = useCount<HTMLElement>(100);
  return (
    <b className="num relative" ref={ref}>
      <span aria-hidden="true" className="invisible">
        {value}
      </span>
      <span aria-hidden="true" className="absolute left-0">
        {value.replace(counted, String(count))}
      </span>
      <span className="sr">{value}</span>
    </b>
  );
}
