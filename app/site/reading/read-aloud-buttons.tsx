import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useLocation } from 'react-router';
import * as m from '#messages/reading.ts';
import { Icon } from '#ui/icon.tsx';
import './read-aloud.css';

/**
 * Reads the page aloud (read-aloud.ts, without React). It has its room from the start and is seen
 * where the browser has a voice for the language. `place`: the last part of a head, or on the lower
 * edge of a title card.
 */
export function ReadAloudButtons({ place }: { place?: 'in-head' | 'on-edge' }) {
  const { pathname, search } = useLocation();
  const button = 'btn btn-outline btn-sm';
  return (
    // A key: on another page it is another reading.
    <read-aloud
      key={pathname + search}
      className={`noscript:hidden ${place ?? ''}`}
      role="group"
      aria-label={m.readAloud}
    >
      <button type="button" className={button} data-no-wake>
        <span className="when-still">
          <Icon of={Play} />
          {m.listen}
        </span>
        <span className="when-playing">
          <Icon of={Pause} />
          {m.pauseReading}
        </span>
        <span className="when-paused">
          <Icon of={Play} />
          {m.goOnReading}
        </span>
      </button>
      <button type="button" className={`${button} when-begun`} value="stop" data-no-wake>
        <Icon of={Square} />
        {m.stopReading}
      </button>
    </read-aloud>
  );
}
