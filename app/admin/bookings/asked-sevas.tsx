import { Form, useNavigation } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { dayInWords } from '#core/time/date-words.ts';
import type { AskedSeva } from '#server/sevas/seva-queries.ts';
import { Button } from '#ui/button.tsx';
import { type Column, Table } from '#ui/table/table.tsx';

/**
 * Sevas held back by the spam trap: they take no place until the staff confirms that a person sent
 * them.
 */
export function AskedSevas({ asked, count }: { asked: AskedSeva[]; count: number }) {
  return (
    <Panel aria-labelledby="asked" title="Sevas to confirm" aside={<span className="num">{count}</span>}>
      <p className="muted mb-3">
        The spam trap closed on these: they hold no place, and no letter went out. Some may be people whose
        browser filled in a field that nobody sees. Call them before you confirm.
        {count > asked.length && ` The next ${asked.length} stand here.`}
      </p>
      <Table caption="Sevas to confirm" columns={columns} rows={asked} rowKey={({ id }) => id} />
    </Panel>
  );
}

const columns: Column<AskedSeva>[] = [
  {
    label: 'Day',
    cell: ({ day, begins }) => (
      <span className="num">
        {dayInWords(day)}
        {begins && <span className="block muted sm">{begins}</span>}
      </span>
    ),
  },
  { label: 'What', cell: ({ title }) => <b className="font-semibold">{title}</b> },
  {
    label: 'Who',
    cell: ({ name, phone, email }) => (
      <>
        {name}
        <span className="block muted sm break-all">
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : email}
        </span>
      </>
    ),
  },
  { label: 'People', numeric: true, cell: ({ people }) => <span className="num">{people}</span> },
  { label: 'Decide', cell: (asked) => <Decide {...asked} /> },
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
        aria-label={`Confirm the seva of ${name}`}
        busy={intent === 'confirm' && 'Confirming…'}
      >
        Confirm
      </Button>
      <Button
        look="outline"
        size="sm"
        name="intent"
        value="put-away"
        aria-label={`Put the seva of ${name} away`}
        busy={intent === 'put-away' && 'Putting away…'}
      >
        Put away
      </Button>
    </Form>
  );
}
