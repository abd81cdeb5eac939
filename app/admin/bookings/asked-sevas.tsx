import { Form, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/bookings.ts';
import type { AskedSeva } from '#server/sevas/seva-queries.ts';
import { Button } from '#ui/button.tsx';
import { type Column, Table } from '#ui/table/table.tsx';

/**
 * Sevas held back by the spam trap: they take no place until the staff confirms that a person sent
 * them.
 */
export function AskedSevas({ asked, count }: { asked: AskedSeva[]; count: number }) {
  return (
    <Panel aria-labelledby="asked" title={m.sevasToConfirm} aside={<span className="num">{count}</span>}>
      <p className="muted mb-3">
        {m.trapClosed}
        {count > asked.length && ` ${m.nextStand(asked.length)}`}
      </p>
      <Table caption={m.sevasToConfirm} columns={columns} rows={asked} rowKey={({ id }) => id} />
    </Panel>
  );
}

const columns: Column<AskedSeva>[] = [
  {
    label: m.day,
    cell: ({ day, begins }) => (
      <span className="num">
        {dayInWords(day)}
        {begins && <span className="block muted sm">{begins}</span>}
      </span>
    ),
  },
  { label: m.what, cell: ({ title }) => <b className="font-semibold">{title}</b> },
  {
    label: m.who,
    cell: ({ name, phone, email }) => (
      <>
        {name}
        <span className="block muted sm break-all">
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : email}
        </span>
      </>
    ),
  },
  { label: m.people, numeric: true, cell: ({ people }) => <span className="num">{people}</span> },
  { label: m.decide, cell: (asked) => <Decide {...asked} /> },
];

function Decide({ id, name }: AskedSeva) {
  const sent = useNavigation().formData;
  const intent = sent?.get('bookingId') === id ? sent.get('intent') : null;
  return (
    <Form method="post" preventScrollReset className="row wrapx my-1">
      <input type="hidden" name="bookingId" value={id} />
      <Button
        look="strong"
        size="sm"
        name="intent"
        value="confirm"
        aria-label={m.confirmOf(name)}
        busy={intent === 'confirm' && m.confirming}
      >
        {m.confirm}
      </Button>
      <Button
        look="outline"
        size="sm"
        name="intent"
        value="put-away"
        aria-label={m.putAwayOf(name)}
        busy={intent === 'put-away' && m.puttingAway}
      >
        {m.putAway}
      </Button>
    </Form>
  );
}
