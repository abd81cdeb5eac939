import type { EntryView } from '#core/calendar/day-view.ts';
import './entries.css';

/** An event as a coloured bar; its mark has a shape of its own, so that it reads without colour. */
export function EntryBar({ entry }: { entry: EntryView }) {
  return (
    <span className={`entry ${entry.category}`}>
      <span>{entry.title}</span>
    </span>
  );
}
