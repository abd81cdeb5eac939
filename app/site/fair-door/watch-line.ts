import { waitMinutes } from '#core/fair-door/place-state.ts';
import * as m from '#messages/line.ts';

type LineNow = { open: boolean; called: number; aMinute: number };

/** Milliseconds between two looks: often for who is near, seldom for who waits for long. */
const nearMs = 3_000;
const farMs = 20_000;

/**
 * Tells a <place-line> how many are before it, and loads the page anew when its number is called.
 * Returns how to stop.
 */
export function startWatchLine(host: HTMLElement): () => void {
  const address = host.getAttribute('now') ?? '';
  const number = Number(host.getAttribute('number'));
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  const look = async (): Promise<void> => {
    const line = await lineNow(address);
    if (stopped) return;
    if (line && (line.open || line.called >= number)) {
      window.location.reload();
      return;
    }
    const ahead = line && number - line.called - 1;
    const wait = line && ahead ? waitMinutes(ahead, line.aMinute) : null;
    if (ahead !== null) {
      write(host.querySelector('.before'), m.before(ahead));
      write(host.querySelector('.wait'), wait === null ? '' : m.aboutMinutes(wait));
    }
    timer = setTimeout(look, lookAgainMs(wait));
  };
  timer = setTimeout(look, nearMs);
  // Back from another app: phones stop timers there.
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    void look();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** A fortieth of the wait, spread a little so that a crowd does not ask in step. */
function lookAgainMs(wait: number | null): number {
  const even = Math.min(farMs, Math.max(nearMs, ((wait ?? 4) * 60_000) / 40));
  return even * (0.8 + Math.random() * 0.4);
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Null while the phone has no line. */
async function lineNow(address: string): Promise<LineNow | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
