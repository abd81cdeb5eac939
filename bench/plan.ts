import { printTable } from './numbers.ts';
import { assumed, costs, hundredTemples, janmashtami, millionInAnHour, setUps } from './scale/scenarios.ts';
import { needed, simulate } from './scale/simulate.ts';

// Large days on paper: what is full first on each set-up, how long the last in the queue waits, and
// what would carry the peak (docs/scale.md). Inputs are in bench/scale/scenarios.ts.
//   node bench/plan.ts
const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
for (const scenario of [janmashtami, millionInAnHour, hundredTemples]) {
  const rows = setUps.map((setUp) => {
    const outcome = simulate(scenario, setUp, { costs, assumed });
    const { peak, longestWait, first, refused, steps } = outcome;
    const need = needed(outcome, setUp, assumed);
    return [
      ...[setUp.name, `${first} ${percent(peak[first])}`],
      ...[percent(peak.site), percent(peak.machine), percent(peak.postgres), percent(peak.uplink)],
      ...[percent(peak.series), String(Math.round(Math.max(...Object.values(longestWait))))],
      ...[percent(refused / steps), String(need.sites), String(need.siteCores), String(need.postgresCores)],
      String(need.uplink),
    ];
  });
  const names = ['set-up', 'first limit', 'threads', 'cores', 'Postgres', 'line', 'series', 'wait s'];
  printTable(
    scenario.name,
    [...names, 'refused', 'processes', 'cores needed', 'Postgres cores', 'Mbit/s'],
    rows,
  );
}
