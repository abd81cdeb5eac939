import type { TempleSettings } from '#core/content/temple-settings.ts';
import { Dialog } from '#ui/dialog.tsx';

/** The twelve times of the day and when the temple is closed (spec sections 4 and 9). */
export function ScheduleDialog({ schedule }: { schedule: TempleSettings['schedule'] }) {
  return (
    <Dialog id="schedule" labelledBy="schedule-title">
      <div className="toran mx-6" />
      <div className="in">
        <h2 id="schedule-title" className="text-h3 text-center">
          A day at the temple
        </h2>
        <ol className="times">
          {schedule.entries.map(({ time, title }) => (
            <li key={`${time} ${title}`}>
              <span className="num">{time}</span>
              <span>{title}</span>
            </li>
          ))}
        </ol>
        <p className="sm muted text-center">{schedule.closedNote}</p>
      </div>
    </Dialog>
  );
}
