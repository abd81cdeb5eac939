import { isDusk } from '#core/home/sky.ts';

/**
 * Lets the hero around a <dusk-clock> turn to dusk and dawn by the visitor's clock, every minute.
 * Returns how to stop.
 */
export function startDuskClock(host: HTMLElement): () => void {
  const hero = host.closest<HTMLElement>('.hero');
  const look = () => {
    if (!hero) return;
    if (isDusk(Date.now())) hero.dataset.theme = 'night';
    else delete hero.dataset.theme;
  };
  look();
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}
