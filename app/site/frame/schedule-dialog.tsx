import type { TempleSettings } from '#core/content/temple-settings.ts';
import * as m from '#messages/frame.ts';
import type { CalendarToday } from '#server/calendar/today-queries.ts';
import { DayCard } from '#site/calendar-parts/day-card.tsx';
import { closeDialog, Dialog } from '#ui/dialog.tsx';

type ScheduleDialogProps = { schedule: TempleSettings['schedule']; calendar: CalendarToday | null };

/**
 * The twelve times of the day, when the temple is closed (rule S22), and the day of the calendar.
 */
export function ScheduleDialog({ schedule, calendar }: ScheduleDialogProps) {
  return (
    <Dialog id="schedule" labelledBy="schedule-title">
      <div className="toran" />
      <div className="in">
        <h2 id="schedule-title" className="text-h3 text-center">
          {m.dayAtTemple}
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
        {calendar && <DayCard calendar={calendar} onLeave={() => closeDialog('schedule')} />}
      </div>
    </Dialog>
  );
}
