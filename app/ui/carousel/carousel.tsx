import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import * as m from '#messages/slides.ts';
import { Icon } from '../icon.tsx';
import '../styles/carousel.css';

type CarouselProps = {
  /** Its accessible name: 'Ways to give'. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds a slide stays, 4000 by default (rule S26). */
  interval?: number;
  className?: string;
  /** A button before the dots, in one row with them. */
  action?: ReactNode;
};

/**
 * Slides that advance by themselves and wrap from last to first. It is a row that scrolls and
 * snaps, so it works without script, by touch and by keyboard; slide-show.ts moves it,
 * before and without React. It pauses on hover, focus and touch, in a hidden tab, with reduced
 * motion, and by its pause button. Width of a slide: --slide on the class (100%).
 */
export function Carousel({ label, slides, interval = 4000, className = '', action }: CarouselProps) {
  return (
    <slide-show
      role="group"
      className={`carousel ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      interval={interval}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <ul className="slides" tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <div className="carousel-bar">
        {action}
        <div className="dots">
          {slides.map(({ key }, at) => (
            <button
              key={key}
              type="button"
              aria-label={m.slide(at + 1, slides.length)}
              suppressHydrationWarning
            />
          ))}
        </div>
        <button type="button" className="icon-btn play" aria-label={m.pause} suppressHydrationWarning>
          <Icon of={Pause} />
          <Icon of={Play} />
        </button>
      </div>
    </slide-show>
  );
}
