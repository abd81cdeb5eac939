import type { MeetOutcome } from './session.ts';

const idleMs = 10_000;
const soonMs = 800;
const mostMs = 30_000;

/**
 * Meets the site by itself: soon after a scan, every ten seconds else, more seldom while there is
 * no line, and at once when the browser says that there is one again.
 */
export function makeMeetings(meet: () => Promise<MeetOutcome>, onOutcome: (outcome: MeetOutcome) => void) {
  let timer = 0;
  let running = false;
  let stopped = false;
  let wanted = false;
  let failures = 0;

  const plan = (after: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = window.setTimeout(run, after);
  };
  const run = async (): Promise<void> => {
    if (running) {
      wanted = true;
      return;
    }
    running = true;
    wanted = false;
    const outcome = await meet().catch((): MeetOutcome => 'no-line');
    running = false;
    // Of a screen that was left meanwhile.
    if (stopped) return;
    failures = outcome === 'met' ? 0 : failures + 1;
    onOutcome(outcome);
    if (outcome === 'withdrawn' || outcome === 'unknown-device') stopped = true;
    plan(failures > 0 ? Math.min(2_000 * 2 ** failures, mostMs) : wanted ? soonMs : idleMs);
  };
  const now = () => plan(0);
  window.addEventListener('online', now);
  void run();
  return {
    soon: () => {
      wanted = running;
      if (!running) plan(soonMs);
    },
    now,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
    },
  };
}
