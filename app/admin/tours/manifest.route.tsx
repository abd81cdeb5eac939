import { Link } from 'react-router';
import { PrintBar } from '#admin/frame/print-bar.tsx';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import { callOff } from '#messages/admin/call-off.ts';
import * as m from '#messages/admin/manifest.ts';
import { takeMoney } from '#messages/admin/seats.ts';
import { departures } from '#messages/admin/tours.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findManifest, type ManifestRow } from '#server/seats/queries/manifest-queries.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/manifest.route';
import './manifest.css';

/** A sheet for who travels along: who comes, whom to call, what is still to be paid. */
export const loader = forStaff(
  'seats.read',
  async ({ params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const found = await findManifest(services, params.id);
    if (!found) throw new Response(null, { status: 404 });
    return { ...found, id: params.id, mayCallOff: mayDo(staff.roles, 'seats.write') };
  },
);

export const meta: Route.MetaFunction = () => [{ title: m.manifest }];

export default function ManifestSheet({ loaderData }: Route.ComponentProps) {
  const { id, tourId, title, day, seats, rows, mayCallOff } = loaderData;
  const people = rows.reduce((sum, row) => sum + row.people, 0);
  const back = { to: href('/admin-dashboard/tours/departures/:id', { id: tourId }), label: departures };
  return (
    <main className="manifest">
      <PrintBar title={m.manifest} back={back}>
        {mayCallOff && (
          <Link
            to={href('/admin-dashboard/seats/call-off/:kind/:id', { kind: 'departure', id })}
            className="btn btn-outline btn-sm"
          >
            {callOff}
          </Link>
        )}
      </PrintBar>
      <h2>
        {title}, {longDay(templeNoon(day))}
      </h2>
      <p className="num">{m.peopleOnSeats(people, seats)}</p>
      {rows.length === 0 ? (
        <p>{m.nobody}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.whoTravels}</th>
              <th scope="col">{m.phone}</th>
              <th scope="col">{m.money}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Party key={row.requestId} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}

/** One registration: a box to tick for each who travels. */
function Party({ row: { requestId, name, phone, travellers, preferences, money } }: { row: ManifestRow }) {
  return (
    <tr>
      <td>
        <ul>
          {travellers.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a family may have one name.
            <li key={at}>
              <i aria-hidden="true" />
              {one.name}, {one.age}
            </li>
          ))}
        </ul>
        {preferences !== '' && <small>{preferences}</small>}
      </td>
      <td>
        <span className="num">{phone}</span>
        <small>{name}</small>
      </td>
      <td>
        {money === null ? (
          <>
            {m.byArrangement}
            <Link
              to={href('/admin-dashboard/seats/take/:request', { request: requestId })}
              className="btn btn-outline btn-sm"
            >
              {takeMoney}
            </Link>
          </>
        ) : (
          <>
            <span className="num">{m.paid(formatRupees(money.paid, 'short'))}</span>
            {money.toPay > zeroPaise && <b className="num">{m.toPay(formatRupees(money.toPay, 'short'))}</b>}
            <Link to={href('/admin-dashboard/seats/:id', { id: money.seatId })} className="underline num">
              {m.booking(money.number)}
            </Link>
          </>
        )}
      </td>
    </tr>
  );
}
