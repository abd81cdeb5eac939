import { readFileSync, writeFileSync } from 'node:fs';

// Loaded before the site (`node --import`) by the fault harness alone: the clock of the process is
// wrong by the milliseconds in the file CLOCK_SHIFT_FILE. The monotonic clock and the timers stay
// right, as they do on a machine whose clock is set. The shift in force is written beside it.
const file = process.env.CLOCK_SHIFT_FILE ?? '';
const RightDate = Date;
let shift = 0;
const now = () => RightDate.now() + shift;

globalThis.Date = new Proxy(RightDate, {
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  // Date reads the clock only without arguments.
  construct: (date, given, newTarget) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RightDate(now()).toString(),
});

setInterval(() => {
  const wanted = Number(readFileSync(file, 'utf8'));
  if (wanted === shift) return;
  shift = wanted;
  writeFileSync(`${file}.in-force`, String(shift));
}, 50).unref();
