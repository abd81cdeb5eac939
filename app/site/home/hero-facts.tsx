import type { TempleSettings } from '#core/content/temple-settings.ts';

/**
 * The hero counter ends at 100, by 1 every 20 ms (rule S29; reading/count-up.ts). It belongs to the
 * claim of that number, 'over 100 restaurants' (rule S30).
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
  return (
    <b className="num relative">
      <span aria-hidden="true" className="invisible">
        {value}
      </span>
      <span aria-hidden="true" className="absolute left-0">
        <count-up every={20} suppressHydrationWarning>
          {value}
        </count-up>
      </span>
      <span className="sr">{value}</span>
    </b>
  );
}
