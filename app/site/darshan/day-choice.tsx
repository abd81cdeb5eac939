import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Form, Link } from 'react-router';
import { type DarshanQuery, darshanHref } from '#core/darshan/darshan-query.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

const problems = {
  'date-future': 'Cannot select a future date.',
  'date-invalid': 'Choose a day, like 2026-11-20.',
} as const;

type DayChoiceProps = {
  selection: DarshanQuery;
  today: string;
  before: string;
  after: string | null;
  strip: readonly { day: string; weekday: string; number: string; month: string }[];
};

/** The strip of seven days with its arrows, and a field for any other day up to today. */
export function DayChoice({ selection, today, before, after, strip }: DayChoiceProps) {
  const { day, type, problem, typed } = selection;
  return (
    <div className="darshan-days">
      <nav aria-label="Days" className="darshan-strip">
        <Link to={darshanHref({ day: before, type })} className="icon-btn line">
          <Icon of={ChevronLeft} />
          <span>Previous day</span>
        </Link>
        <ol>
          {strip.map((one) => (
            <li key={one.day}>
              <Link
                to={darshanHref({ day: one.day, type })}
                aria-current={one.day === day ? 'date' : undefined}
                preventScrollReset
              >
                <span className="sm">{one.day === today ? 'Today' : one.weekday}</span>
                <b className="num">{one.number}</b>
                <span className="sm">{one.month}</span>
              </Link>
            </li>
          ))}
        </ol>
        {after ? (
          <Link to={darshanHref({ day: after, type })} className="icon-btn line">
            <span>Next day</span>
            <Icon of={ChevronRight} />
          </Link>
        ) : (
          <span className="icon-btn" aria-hidden="true" />
        )}
      </nav>
      <Form action={href('/daily-darshan')} className="darshan-form" preventScrollReset>
        {type && <input type="hidden" name="type" value={type} />}
        <TextInput
          key={typed || day}
          type="date"
          name="date"
          label="Another day"
          max={today}
          defaultValue={typed || day}
          error={problem && problems[problem]}
        />
        <Button look="outline" formNoValidate>
          Show
        </Button>
      </Form>
    </div>
  );
}
