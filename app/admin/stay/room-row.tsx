import { Form, Link } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { housekeepingStates } from '#core/stay/room.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stays.ts';
import type { HouseRoom } from '#server/stay/queries/room-list.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import type { Tone } from '#ui/notice.tsx';
import { RoomForm } from './room-form.tsx';

const tones: Record<HouseRoom['housekeeping'], Tone> = { clean: 'good', dirty: 'wait', repair: 'bad' };

type RoomRowProps = {
  room: HouseRoom;
  today: string;
  kinds: { value: string; label: string }[];
  mayWrite: boolean;
  mayBuild: boolean;
  refused: (RefusedForm & { intent: string }) | undefined;
};

/** One room: who has it tonight, its housekeeping, its blocks. */
export function RoomRow({ room, today, kinds, mayWrite, mayBuild, refused }: RoomRowProps) {
  const { id, number, housekeeping, blocks, stay } = room;
  return (
    <li className="grid gap-1">
      <div className="row wrapx between">
        <span>
          <b>{number}</b>
          {stay && (
            <Link
              to={href('/admin-dashboard/stays/:id', { id: stay.id })}
              className="sm underline block py-1.5"
            >
              {m.stayTitle(stay.number)}
            </Link>
          )}
        </span>
        <span className="row wrapx">
          {room.closed && <Badge tone="info">{m.closed}</Badge>}
          <Badge tone={tones[housekeeping]}>{m.housekeeping[housekeeping]}</Badge>
          {mayWrite && <HousekeepingForm room={room} />}
        </span>
      </div>
      {refused && !['save', 'block'].includes(refused.intent) && (
        <FormError problems={fieldErrors(refused).summary} />
      )}
      {blocks.map((block) => (
        <Form key={block.id} method="post" action="?" className="row wrapx between">
          <input type="hidden" name="row" value={id} />
          <input type="hidden" name="block" value={block.id} />
          <span className="sm">
            {m.blockedFor(dayInWords(block.from), dayInWords(block.to), block.reason)}
          </span>
          {mayWrite && (
            <Button size="sm" look="quiet" name="intent" value="lift">
              {m.lift}
            </Button>
          )}
        </Form>
      ))}
      <div className="house-room">
        {mayWrite && <BlockForm room={room} today={today} refused={refused} />}
        {mayBuild && (
          <details className="admin-fold" open={refused?.intent === 'save'}>
            <summary>{m.change}</summary>
            <RoomForm room={room} kinds={kinds} refused={refused?.intent === 'save' ? refused : undefined} />
          </details>
        )}
      </div>
    </li>
  );
}

/** What the room is not: the one press of the morning, that it is clean, stands out. */
function HousekeepingForm({ room: { id, number, housekeeping } }: Pick<RoomRowProps, 'room'>) {
  return (
    <Form
      method="post"
      action="?"
      className="row wrapx"
      preventScrollReset
      aria-label={m.housekeepingOf(number)}
    >
      <input type="hidden" name="row" value={id} />
      <input type="hidden" name="intent" value="clean" />
      {housekeepingStates
        .filter((state) => state !== housekeeping)
        .map((state) => (
          <Button
            key={state}
            size="sm"
            look={state === 'clean' ? 'outline' : 'quiet'}
            name="state"
            value={state}
          >
            {m.housekeeping[state]}
          </Button>
        ))}
    </Form>
  );
}

function BlockForm({ room: { id }, today, refused }: Pick<RoomRowProps, 'room' | 'today' | 'refused'>) {
  const ofBlock = refused?.intent === 'block' ? refused : undefined;
  const { field } = fieldErrors(ofBlock);
  const own = (name: string) => ({ ...field(name), id: `${id}.${name}` });
  return (
    <details className="admin-fold" open={ofBlock !== undefined}>
      <summary>{m.blockRoom}</summary>
      <Form method="post" action="?" className="admin-form" noValidate>
        <input type="hidden" name="row" value={id} />
        <div className="admin-pair">
          <TextInput {...own('from')} label={m.from} type="date" min={today} />
          <TextInput {...own('to')} label={m.toMorning} type="date" min={today} />
        </div>
        <TextInput {...own('reason')} label={m.reason} maxLength={200} />
        <div>
          <Button size="sm" look="outline" name="intent" value="block">
            {m.block}
          </Button>
        </div>
      </Form>
    </details>
  );
}
