import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { Room } from '#core/stay/room.ts';
import * as m from '#messages/admin/stays.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';

type RoomFormProps = {
  /** null: a new one. */
  room: Room | null;
  kinds: { value: string; label: string }[];
  refused: RefusedForm | undefined;
};

/** The name of a field in the error summary. */
const labels = { kind: m.kind, number: m.number };

/** The number of a room, and its kind while it is new. */
export function RoomForm({ room, kinds, refused }: RoomFormProps) {
  const row = room?.id ?? '';
  const current = {
    ...{ kind: room?.kindId ?? '', number: room?.number ?? '', closed: room?.closed ? 'on' : '' },
    version: String(room?.version ?? ''),
  };
  const { field, summary } = fieldErrors(refused, current, labels);
  const own = (name: string) => ({ ...field(name), id: `${row || 'new'}.${name}` });
  const problems = summary.map(({ field: at, message }) => ({
    field: at && `${row || 'new'}.${at}`,
    message,
  }));
  return (
    <RecordForm action="?" className="admin-form" problems={problems} version={field('version').defaultValue}>
      <input type="hidden" name="row" value={row} />
      {room ? (
        <input type="hidden" name="kind" value={room.kindId} />
      ) : (
        <Select {...own('kind')} label={m.kind} placeholder={m.chooseKind} options={kinds} />
      )}
      <TextInput {...own('number')} label={m.number} hint={m.numberHint} maxLength={30} />
      {room && (
        <Checkbox name="closed" id={`${row}.closed`} defaultChecked={field('closed').defaultValue === 'on'}>
          {m.closed}
        </Checkbox>
      )}
      <div>
        <Button size="sm" look={room ? 'outline' : 'strong'} name="intent" value="save">
          {room ? m.save : m.addRoom}
        </Button>
      </div>
    </RecordForm>
  );
}
