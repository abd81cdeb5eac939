import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import * as m from '#messages/frame.ts';
import { Icon } from '#ui/icon.tsx';
import { Ornament } from '#ui/ornament.tsx';
import { greetingKey } from './greeting-key.ts';
import { InlineScript } from './inline-script.tsx';

// Follows the banner in the HTML and closes it before it is painted, if this very greeting was
// dismissed.
const shutAtOnce = `try{(d=>{if(localStorage.getItem('${greetingKey}')===d.dataset.greeting)d.removeAttribute('open')})(document.currentScript.previousElementSibling)}catch{}`;

/**
 * The floating greeting of the season (rule S23). It is an open, non-modal dialog, so its close
 * button needs no script; with script it stays closed until the greeting changes
 * (floating-bar-element.ts).
 */
export function FestivalBanner({ banner }: { banner: FestivalGreeting }) {
  return (
    <>
      <dialog
        open
        className="festbar"
        aria-label={m.festival}
        data-greeting={banner.text}
        suppressHydrationWarning
      >
        <Link to={banner.to}>
          <span className="feather">
            <Ornament name="spot-feather" width={50} height={66} />
          </span>
          <span>{banner.text}</span>
          <Icon of={ArrowRight} />
        </Link>
        <form method="dialog">
          <button type="submit" className="icon-btn" aria-label={m.closeGreeting}>
            <Icon of={X} />
          </button>
        </form>
      </dialog>
      <InlineScript code={shutAtOnce} />
    </>
  );
}
