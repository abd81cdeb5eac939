-- The audit: one read-only query that returns a row for each finding, and none when all is well.
-- Tests and the fault harness run it at their end, the job 'check-ledger' once a day; the System
-- screen shows its result.
with settled as (
  select donation.*, payment.id as settling_id, payment.amount_paise as settling_paise, payment.currency as paid_currency,
    payment.refunded_paise, payment.captured_at
  from donations as donation
  left join payments as payment on payment.donation_id = donation.id and payment.role = 'settling'
),
last_state as (
  select distinct on (donation_id) donation_id, state
  from donation_events where state is not null order by donation_id, id desc
),
-- Summed once: looked for bill by bill, every bill would be compared with every other.
credited as (
  select of_bill_id, sum(total_paise) as paise from bills where of_bill_id is not null group by of_bill_id
)

select 'total is not the sum of the lines' as broken, donation.id as record
from donations as donation
left join (select donation_id, sum(amount_paise) as amount from donation_lines group by donation_id) as line
  on line.donation_id = donation.id
where line.amount is distinct from donation.total_paise

union all
select 'a paid donation without its payment, or a payment without a paid donation', id from settled
where (state in ('paid', 'refund_pending', 'part_refunded', 'refunded')) <> (settling_id is not null)

union all
select 'the settling payment does not agree with the donation', id from settled
where settling_id is not null and (settling_paise <> total_paise or paid_currency <> currency
  or captured_at is distinct from paid_at)

union all
select 'state and refunds do not agree', id from settled
where settling_id is not null
  and (state = 'refunded') <> (refunded_paise >= settling_paise)

union all
select 'the state cannot be rebuilt from the timeline', donation.id
from donations as donation left join last_state on last_state.donation_id = donation.id
where last_state.state is distinct from donation.state

union all
select 'a paid donation without a valid receipt', id from settled
where state in ('paid', 'refund_pending', 'part_refunded')
  and not exists (select from receipts where donation_id = settled.id
    and (voided_at is null or voided_by is not null) and payment_id = settled.settling_id)

union all
select 'a valid receipt without a paid donation', receipt.id
from receipts as receipt join donations as donation on donation.id = receipt.donation_id
where receipt.voided_at is null and donation.state not in ('paid', 'refund_pending', 'part_refunded')

union all
select 'a receipt of another sum than its donation', receipt.id
from receipts as receipt join settled as donation on donation.id = receipt.donation_id
where (receipt.facts ->> 'total')::bigint + coalesce((receipt.facts ->> 'returned')::bigint, 0) <> donation.total_paise
  or (receipt.voided_at is null
    and coalesce((receipt.facts ->> 'returned')::bigint, 0) is distinct from donation.refunded_paise)
  or receipt.legal_entity_id <> donation.legal_entity_id

union all
select 'a receipt of another day or year than its payment', receipt.id
from receipts as receipt join payments as payment on payment.id = receipt.payment_id
where receipt.given_on <> (payment.captured_at at time zone 'Asia/Kolkata')::date
  or receipt.tax_year <> to_char(receipt.given_on - interval '3 months', 'YY') || '-'
    || to_char(receipt.given_on + interval '9 months', 'YY')

union all
select 'a gap or a repeat in a series of receipts', series.legal_entity_id || ' ' || series.tax_year
from receipt_series as series
left join (select legal_entity_id, tax_year, count(*) as count, max(sequence) as last from receipts group by 1, 2)
  as issued using (legal_entity_id, tax_year)
where issued.count is distinct from series.last_number or issued.last is distinct from series.last_number

union all
select 'a receipt outside every series', receipt.id from receipts as receipt
where not exists (select from receipt_series as series where series.legal_entity_id = receipt.legal_entity_id
  and series.tax_year = receipt.tax_year and receipt.sequence <= series.last_number)

union all
select 'a receipt whose donor has an address, without its letter', receipt.id
from receipts as receipt join donations as donation on donation.id = receipt.donation_id
where donation.donor_email is not null
  and not exists (select from letters where cause_key = 'gift-receipt:' || receipt.id)

union all
select 'a letter of a receipt that does not exist', letter.id from letters as letter
where letter.cause_key like 'gift-receipt:%'
  and not exists (select from receipts where receipts.id = split_part(letter.cause_key, ':', 2))

union all
select 'captured money that belongs to no donation and no queue', id from payments
where status = 'captured' and role = 'attempt'

union all
select 'an event that was processed without a payment', event.id from gateway_events as event
where event.outcome = 'worked-in' and event.payment_id is not null
  and not exists (select from payments where payments.id = event.payment_id)

union all
select 'a matched claim that settled nothing', claim.id from upi_claims as claim
where claim.state = 'matched'
  and not exists (select from payments where payments.donation_id = claim.donation_id
    and payments.id ~ ('^utr_' || claim.utr || '(_[0-9]+)?$')
    and not exists (select from claim_reversals as back where back.payment_id = payments.id))

union all
select 'a payment outside the gateway that nobody matched or recorded', payment.id from payments as payment
where payment.mode <> 'online' and payment.donation_id is not null
  and not exists (select from manual_donations as seen where seen.payment_id = payment.id
    and seen.donation_id = payment.donation_id and seen.mode = payment.mode)
  and not exists (select from upi_claims as claim where claim.donation_id = payment.donation_id
    and payment.id ~ ('^utr_' || claim.utr || '(_[0-9]+)?$') and claim.state = 'matched')
  and not exists (select from claim_reversals as back where back.payment_id = payment.id
    and back.donation_id = payment.donation_id)

union all
select 'one transfer that counts twice', substring(payment.id from '^utr_([0-9A-Z]+)')
from payments as payment
where payment.id like 'utr\_%'
  and not exists (select from claim_reversals as back where back.payment_id = payment.id)
  and not exists (select from manual_donation_reversals as back where back.payment_id = payment.id)
group by 2 having count(*) > 1

union all
select 'a manual donation without its payment', seen.donation_id from manual_donations as seen
where not exists (select from payments as payment where payment.id = seen.payment_id
  and payment.donation_id = seen.donation_id and payment.role = 'settling')

union all
select 'a donation taken back whose payment or receipt still counts', back.donation_id
from manual_donation_reversals as back join payments as payment on payment.id = back.payment_id
where payment.donation_id <> back.donation_id or payment.refunded_paise <> payment.amount_paise
  or exists (select from receipts where receipts.donation_id = back.donation_id and receipts.voided_at is null)

union all
select 'a match taken back whose payment or receipt still counts', back.donation_id
from claim_reversals as back join payments as payment on payment.id = back.payment_id
where payment.donation_id <> back.donation_id or payment.refunded_paise <> payment.amount_paise
  or exists (select from receipts where receipts.payment_id = back.payment_id and receipts.voided_at is null)

union all
select 'a manual payment that was taken back without a reason', payment.id
from payments as payment join manual_donations as seen on seen.payment_id = payment.id
where payment.refunded_paise > 0
  and not exists (select from manual_donation_reversals as back where back.payment_id = payment.id)

union all
select 'a counter payment that was refunded without a record of who handed it over', payment.id
from payments as payment
where payment.order_id is not null and payment.mode <> 'online'
  and payment.refunded_paise <> (select coalesce(sum(back.amount_paise), 0) from counter_refunds as back
    join refunds as refund on refund.id = back.refund_id
    where refund.payment_id = payment.id and refund.state = 'processed')

union all
select 'a counter refund that nobody of the staff asked for, approved and handed over by one person', refund.id
from counter_refunds as back join refunds as refund on refund.id = back.refund_id
where refund.asked_by in ('buyer', 'site') and refund.decided_by = back.handed_by

union all
select 'more refunded than paid', id from payments where refunded_paise > amount_paise

union all
select 'a refund without a second person', id from refunds
where state not in ('asked') and asked_by <> 'gateway' and (decided_by is null or decided_by = asked_by)

union all
select 'a refund approved by the person whom it pays', refund.id from refunds as refund
left join donations as donation on donation.id = refund.donation_id
left join orders as shop on shop.id = refund.order_id
left join stay_bookings as stay on stay.id = refund.stay_id
left join seat_bookings as seat on seat.id = refund.seat_id
left join pass_bookings as booking on booking.id = refund.pass_booking_id
where refund.state in ('approved', 'sent', 'processed')
  and refund.decided_by in (donation.person_id, shop.person_id, stay.person_id, booking.person_id,
    seat.person_id)

union all
select 'a processed refund whose money did not go back', refund.id
from refunds as refund join payments as payment on payment.id = refund.payment_id
where refund.state = 'processed' and payment.refunded_paise < refund.amount_paise

union all
select 'a refund of more than its payment', refund.id
from refunds as refund join payments as payment on payment.id = refund.payment_id
where refund.amount_paise > payment.amount_paise or refund.donation_id is distinct from payment.donation_id
  or refund.order_id is distinct from payment.order_id or refund.stay_id is distinct from payment.stay_id
  or refund.seat_id is distinct from payment.seat_id
  or refund.pass_booking_id is distinct from payment.pass_booking_id

union all
select 'a refunded donor with an address, without a letter', payment.id
from payments as payment join donations as donation on donation.id = payment.donation_id
where payment.refunded_paise > 0 and donation.donor_email is not null
  -- Of a match that was taken back only donors with a receipt are notified.
  and (not exists (select from claim_reversals as back where back.payment_id = payment.id)
    or exists (select from receipts join letters on letters.cause_key = 'gift-receipt:' || receipts.id
      where receipts.payment_id = payment.id))
  and not exists (select from letters
    where cause_key = 'payment-returned:' || payment.id || ':' || payment.refunded_paise)

union all
select 'a gupt donation with personal data', id from donations
where path = 'gupt' and coalesce(donor_name, donor_email, donor_phone, donor_pan_sealed, person_id) is not null

union all
select 'a tax number that is not sealed', id from donations where donor_pan is not null
union all
select 'a tax number that is not sealed', person_id from profiles where pan is not null
union all
select 'a tax number that is not sealed', id from requests
where kind = 'csr-inquiry' and details ?| array['pan', 'gstin']
union all
select 'a certificate that is not sealed', id from certificates where file_name is not null
union all
select 'a certificate that is not sealed', certificate_id from certificate_files where content is not null

union all
select 'one donation named as the original by two refunds', original_donation_id from refunds
where original_donation_id is not null and state not in ('declined', 'failed')
group by original_donation_id having count(*) > 1

union all
select 'a change approved by who requested it', id from pending_changes
where state = 'approved' and decided_by = asked_by

union all
select 'an order whose total is not the sum of its lines and delivery', shop.id
from orders as shop
left join (select order_id, sum(amount_paise) as amount from order_lines where replaces is null group by order_id) as line
  on line.order_id = shop.id
where line.amount + shop.delivery_paise is distinct from shop.total_paise

union all
select 'a paid order without its payment, or a payment without a paid order', shop.id
from orders as shop left join payments as payment on payment.order_id = shop.id and payment.role = 'settling'
where (shop.state in ('paid', 'refund_pending', 'part_refunded', 'refunded')) <> (payment.id is not null)
  or (payment.id is not null and (payment.amount_paise <> shop.total_paise or payment.captured_at <> shop.paid_at))

union all
select 'an order whose timeline has another state or stage', shop.id
from orders as shop
where shop.state is distinct from (select state from order_events
    where order_id = shop.id and state is not null order by id desc limit 1)
  or shop.stage is distinct from (select stage from order_events
    where order_id = shop.id and stage is not null order by id desc limit 1)

union all
select 'a paid order with its goods and without a bill', shop.id
from orders as shop
where shop.stage in ('placed', 'packed', 'shipped', 'delivered')
  and shop.state in ('paid', 'refund_pending', 'part_refunded')
  and not exists (select from bills where order_id = shop.id and kind <> 'credit-note')

union all
select 'a fully refunded order whose goods still wait to be packed or sent', shop.id
from orders as shop
where shop.state = 'refunded' and shop.stage in ('open', 'placed', 'short', 'packed')

union all
select 'a bill of another sum or day than its order', bill.id
from bills as bill join orders as shop on shop.id = bill.order_id
where bill.kind <> 'credit-note' and (bill.total_paise <> shop.total_paise - shop.unbilled_paise
  or bill.billed_on <> (shop.paid_at at time zone 'Asia/Kolkata')::date)

union all
select 'a bill whose lines and taxes do not make its total', bill.id
from bills as bill
where (bill.facts ->> 'total')::bigint <> bill.total_paise
  or bill.total_paise is distinct from (select sum((line ->> 'taxable')::bigint + (line ->> 'cgst')::bigint
    + (line ->> 'sgst')::bigint + (line ->> 'igst')::bigint) from jsonb_array_elements(bill.facts -> 'lines') as line)

union all
select 'credit notes over more than their bill', bill.id
from bills as bill join credited on credited.of_bill_id = bill.id
where bill.kind <> 'credit-note' and bill.total_paise < credited.paise

union all
select 'a gap or a repeat in a series of bills', series.prefix || ' ' || series.fiscal_year
from bill_series as series
left join (select prefix, fiscal_year, count(*) as count, max(sequence) as last from bills group by 1, 2) as issued
  using (prefix, fiscal_year)
where issued.count is distinct from series.last_number or issued.last is distinct from series.last_number

union all
select 'the number in stock is not the sum of its ledger', stock.variant_id
from stock
where stock.on_hand <> coalesce((select sum(change) from stock_moves where variant_id = stock.variant_id), 0)

union all
select 'the number held is not the sum of the holds', stock.variant_id
from stock
where stock.held <> coalesce((select sum(quantity) from holds
  where pool = 'stock' and unit_id = stock.variant_id and holds.state = 'held'), 0)

union all
select 'goods taken for an order that are not in the ledger', hold.holder || ' ' || hold.unit_id
from holds as hold
where hold.pool = 'stock' and hold.state = 'taken' and hold.quantity is distinct from (select -sum(change)
  from stock_moves where order_ref = hold.holder and variant_id = hold.unit_id and reason = 'sold')

union all
select 'goods sold to an order that did not take them', move.order_ref
from stock_moves as move
where move.reason = 'sold' and not exists (select from holds where holds.holder = move.order_ref
  and holds.unit_id = move.variant_id and holds.state = 'taken')

union all
select 'more came back from an order than it took', back.order_ref
from stock_moves as back where back.reason = 'returned'
group by back.order_ref, back.variant_id
having sum(back.change) > coalesce((select -sum(change) from stock_moves as sold
  where sold.order_ref = back.order_ref and sold.variant_id = back.variant_id and sold.reason = 'sold'), 0)

union all
select 'a withdrawn pay link whose donation may still be paid', link.id
from pay_links as link join donations as donation on donation.id = link.donation_id
where link.withdrawn_at is not null and donation.state in ('created', 'attempted', 'failed')

union all
select 'a donation of a pay link that became another one, or none', donation.id
from donations as donation join pay_links as link on donation.intent_key = 'of_' || link.id
where link.donation_id is distinct from donation.id

union all
select 'a stay that has its place in the house and not one room for each of its nights', stay.id
from stay_bookings as stay
where stay.stage in ('booked', 'in-house') and (
  (select count(*) from room_nights where booking_id = stay.id and until is null)
    <> stay.rooms * (stay.departure - stay.arrival)
  or exists (select from room_nights where booking_id = stay.id
    and (night < stay.arrival or night >= stay.departure)))

union all
select 'a night of a stay that is over, before its days or never paid for', night.room_id || ' ' || night.night
from room_nights as night join stay_bookings as stay on stay.id = night.booking_id
where stay.stage in ('cancelled', 'short') or (stay.stage <> 'open' and night.until is not null)
  or (stay.stage = 'open' and night.until is null)

union all
select 'a paid stay without a room and without a refund', stay.id
from stay_bookings as stay
where stay.state in ('paid', 'refund_pending', 'part_refunded') and (stay.stage = 'open'
  or (stay.stage = 'short' and not exists (select from refunds where stay_id = stay.id)))

union all
select 'a stay that was over when a payment of it settled, and no refund of it', stay.id
from stay_bookings as stay
where stay.state = 'paid' and stay.stage = 'cancelled'
  and not exists (select from stay_events where booking_id = stay.id and stage in ('booked', 'paid'))
  and not exists (select from refunds where stay_id = stay.id)

union all
select 'a stay whose payments cover more than its price', stay.id
from stay_bookings as stay where stay.rest_of is null
  and stay.stay_paise < (select sum(part.cover_paise) from stay_bookings as part
    where part.id = stay.id or (part.rest_of = stay.id and part.stage = 'paid'))

union all
select 'two ways at once to pay the rest of a stay, or one of a stay that is over', stay.id
from stay_bookings as stay join stay_bookings as rest on rest.rest_of = stay.id and rest.stage = 'open'
group by stay.id having count(*) > 1 or (stay.stage in ('cancelled', 'left', 'no-show')
  and bool_or(rest.state = 'created'))

union all
select 'a paid stay without its payment, or a payment without a paid stay', stay.id
from stay_bookings as stay left join payments on payments.stay_id = stay.id and role = 'settling'
where (stay.state in ('paid', 'refund_pending', 'part_refunded', 'refunded')) <> (payments.id is not null)
  or payments.amount_paise <> stay.total_paise or payments.currency <> stay.currency
  or payments.captured_at is distinct from stay.paid_at
  or (payments.id is not null and (stay.state = 'refunded') <> (payments.refunded_paise >= payments.amount_paise))

union all
select 'money or stage of a stay cannot be rebuilt from its timeline', stay.id
from stay_bookings as stay
where stay.state is distinct from (select state from stay_events
    where booking_id = stay.id and state is not null order by id desc limit 1)
  or stay.stage is distinct from (select stage from stay_events
    where booking_id = stay.id and stage is not null order by id desc limit 1)

union all
select 'a stay whose nights do not make its price', stay.id
from stay_bookings as stay
where stay.rest_of is null and stay.stay_paise is distinct from (select sum((night ->> 'rooms')::bigint + (night ->> 'meals')::bigint)
    from jsonb_array_elements(stay.price -> 'nights') as night)

union all
select 'a bill of another sum than its stay, or of a guest who has not left', bill.id
from bills as bill join stay_bookings as stay on stay.id = bill.stay_id
where bill.kind <> 'credit-note' and (stay.stage not in ('left', 'no-show')
  or (stay.stage = 'left' and bill.total_paise <> stay.stay_paise)
  or (stay.stage = 'no-show' and bill.total_paise not between 1 and stay.stay_paise)
  or bill.covered_paise > bill.total_paise or bill.billed_on < stay.arrival)

union all
select 'credit notes of a stay that are not what went back of its bill', bill.id
from bills as bill left join lateral (
  -- The deposit, and what paid the rest before the bill was written.
  select sum(amount_paise) as amount_paise, sum(refunded_paise) as refunded_paise
  from payments join stay_bookings as part on part.id = payments.stay_id
  where payments.role = 'settling' and (part.id = bill.stay_id
    or (part.rest_of = bill.stay_id and exists (select from stay_events as paid
      where paid.booking_id = part.id and paid.stage = 'paid' and paid.at <= bill.issued_at)))) as payment on true
left join credited on credited.of_bill_id = bill.id
where bill.kind <> 'credit-note' and bill.stay_id is not null
  and coalesce(credited.paise, 0)
    <> bill.covered_paise - least(bill.covered_paise, coalesce(payment.amount_paise - payment.refunded_paise, 0))

union all
select 'a bill in the series of another kind', bill.id
from bills as bill where (bill.prefix ~ '^H') <> (bill.stay_id is not null)
  or (bill.prefix ~ '^Y') <> (bill.seat_id is not null)

union all
select 'a bill of seats over another sum than its payment', bill.id
from bills as bill left join payments as payment on payment.id = bill.payment_id
left join seat_desk_payments as taken on taken.id = bill.desk_payment_id
where bill.seat_id is not null and bill.kind <> 'credit-note'
  and bill.total_paise <> coalesce(payment.amount_paise, taken.amount_paise)

union all
select 'credit notes of seats that are not what went back of their payment', bill.id
from bills as bill join payments as payment on payment.id = bill.payment_id
left join credited on credited.of_bill_id = bill.id
where bill.seat_id is not null and bill.kind <> 'credit-note'
  and coalesce(credited.paise, 0) <> least(bill.total_paise, payment.refunded_paise)

union all
select 'more given back at the desk for seats than was taken', booking_id
from seat_desk_payments group by booking_id
having sum(case direction when 'in' then amount_paise else -amount_paise end) < 0

union all
select 'money of seats that counts as handed back and is not', back.id
from seat_desk_returns as back
where (back.state = 'handed') <> exists (select from seat_desk_payments where return_id = back.id)

union all
select 'money of seats handed back that two of the staff did not agree to', back.id
from seat_desk_returns as back
where back.state = 'handed' and (back.decided_by = back.asked_by
  or back.asked_by in ('buyer', 'site') and coalesce(back.confirmed_by, back.decided_by) = back.decided_by)

union all
select 'more given back at the desk of the guest house than was taken', booking_id || ' ' || kind
from stay_desk_payments group by booking_id, kind
having sum(case direction when 'in' then amount_paise else -amount_paise end) < 0

union all
select 'money of a stay handed back that two people did not agree to', entry.id
from stay_desk_payments as entry left join stay_desk_returns as back on back.id = entry.return_id
where entry.kind = 'price' and entry.direction = 'out' and (back.state is distinct from 'handed'
  or back.amount_paise <> entry.amount_paise or back.booking_id <> entry.booking_id
  or back.decided_by is null or back.decided_by = back.asked_by)

union all
select 'money of a stay that counts as handed back and is not', back.id
from stay_desk_returns as back
where back.state = 'handed' and not exists (select from stay_desk_payments where return_id = back.id)

union all
select 'a night held for an offer that is over, or beyond what was offered', night.room_id || ' ' || night.night
from room_nights as night join stay_waits as wait on wait.id = night.wait_id
where wait.state <> 'offered' or night.until is distinct from wait.offer_until
  or night.night < wait.arrival or night.night >= wait.departure

union all
select 'a place of an offering for good whose donation is not paid', place.donation_id
from offering_places as place join donations on donations.id = place.donation_id
where place.until is null and donations.state not in ('paid', 'refund_pending', 'part_refunded')

union all
select 'seats held by bookings that are more than are taken', held.unit_id
from (select unit_kind, unit_id, sum(seats) as seats from seat_bookings where holding group by 1, 2) as held
left join (select 'class' as kind, id, seats_taken from classes
    union all select 'departure', id, seats_taken from tour_departures) as unit
  on unit.kind = held.unit_kind and unit.id = held.unit_id
where unit.seats_taken < held.seats

union all
select 'paid seats without a participant and without a refund', seat.id
from seat_bookings as seat
where seat.state in ('paid', 'refund_pending', 'part_refunded') and (seat.stage = 'open'
  or (seat.stage = 'booked' and seat.request_id is null and seat.asked <> '{}')
  or (seat.stage = 'short' and not exists (select from refunds where seat_id = seat.id)))

union all
select 'booked seats whose participant was declined', seat.id
from seat_bookings as seat join requests on requests.id = seat.request_id
where seat.stage = 'booked' and requests.state = 'declined'

union all
select 'a participant of a cancelled or unpaid booking who still has the seats', seat.id
from seat_bookings as seat join requests on requests.id = seat.request_id
where seat.stage in ('cancelled', 'short') and requests.state <> 'declined'

union all
select 'seats that were over when a payment of them settled, and no refund of it', seat.id
from seat_bookings as seat
where seat.state = 'paid' and seat.stage = 'cancelled'
  and not exists (select from seat_events where booking_id = seat.id and stage = 'booked')
  and not exists (select from refunds where seat_id = seat.id)

union all
select 'paid seats without their payment, or a payment without paid seats', seat.id
from seat_bookings as seat left join payments on payments.seat_id = seat.id and role = 'settling'
where (seat.state in ('paid', 'refund_pending', 'part_refunded', 'refunded')) <> (payments.id is not null)
  or payments.amount_paise <> seat.total_paise or payments.currency <> seat.currency
  or payments.captured_at is distinct from seat.paid_at
  or (payments.id is not null and (seat.state = 'refunded') <> (payments.refunded_paise >= payments.amount_paise))

union all
select 'money or stage of seats cannot be rebuilt from their timeline', seat.id
from seat_bookings as seat
where seat.state is distinct from (select state from seat_events
    where booking_id = seat.id and state is not null order by id desc limit 1)
  or seat.stage is distinct from (select stage from seat_events
    where booking_id = seat.id and stage is not null order by id desc limit 1)

union all
select 'a gap or a repeat in the certificates of classes of a year', series.year
from class_series as series
where series.last_number <> (select count(*) from class_certificates
  where number like 'C/' || series.year || '/%')

union all
select 'a gap or a repeat in the receipts of the desk for seats', series.last_number::text
from seat_receipt_series as series
where series.last_number <> (select coalesce(max(number), 0) from seat_desk_payments)
  or series.last_number - series.begun_after <> (select count(*) from seat_desk_payments
    where number > series.begun_after)

union all
select 'attendance of somebody without a seat in a class', mark.request_id || ' ' || mark.day
from class_attendance as mark join requests on requests.id = mark.request_id
where requests.kind <> 'class-enrolment' or requests.details ->> 'place' <> 'seat'

union all
select 'the number of passes held is not the sum of the holds', product.id
from event_products as product
where product.held <> coalesce((select sum(quantity) from holds
  where pool = 'event-product' and unit_id = product.id and holds.state = 'held'), 0)

union all
select 'the number of people held is not the sum of the holds', slot.id
from event_slots as slot
where slot.held <> coalesce((select sum(quantity) from holds
  where pool = 'event-slot' and unit_id = slot.id and holds.state = 'held'), 0)

union all
select 'what was taken of a product is not its passes that are out', product.id
from event_products as product
where product.quota - product.on_hand <> (select count(*) from passes
  where product_id = product.id and state in ('valid', 'used'))

union all
select 'what was taken of a slot is not the people of its passes that are out', slot.id
from event_slots as slot
where slot.capacity - slot.on_hand <> (select coalesce(sum(people), 0) from passes
  where slot_id = slot.id and state in ('valid', 'used'))

union all
select 'a pass that is out of a booking that is not confirmed, or one that is not of one that is', pass.id
from passes as pass join pass_bookings as booking on booking.id = pass.booking_id
where (pass.state in ('valid', 'used') and booking.stage <> 'confirmed')
  or (pass.state = 'held' and booking.stage not in ('open', 'asked'))

union all
select 'a booking whose passes do not make its total', booking.id
from pass_bookings as booking
where booking.total_paise is distinct from (select sum(price_paise) from passes where booking_id = booking.id)

union all
select 'paid passes without a place and without a refund', booking.id
from pass_bookings as booking
where booking.state in ('paid', 'refund_pending', 'part_refunded') and (booking.stage in ('open', 'asked')
  or (booking.stage = 'short' and not exists (select from refunds where pass_booking_id = booking.id)))

union all
select 'confirmed passes that nobody paid', booking.id
from pass_bookings as booking
where booking.stage = 'confirmed' and booking.pay_by = 'gateway' and booking.paid_at is null

union all
select 'a booking that was over when a payment of it settled, and no refund of it', booking.id
from pass_bookings as booking
where booking.state = 'paid' and booking.stage = 'cancelled'
  and not exists (select from pass_booking_events where booking_id = booking.id and stage = 'confirmed')
  and not exists (select from refunds where pass_booking_id = booking.id)

union all
select 'paid passes without their payment, or a payment without paid passes', booking.id
from pass_bookings as booking left join payments on payments.pass_booking_id = booking.id and role = 'settling'
where (booking.state in ('paid', 'refund_pending', 'part_refunded', 'refunded')) <> (payments.id is not null)
  or payments.amount_paise <> booking.total_paise or payments.currency <> booking.currency
  or payments.captured_at is distinct from booking.paid_at
  or (payments.id is not null and (booking.state = 'refunded') <> (payments.refunded_paise >= payments.amount_paise))

union all
select 'money or stage of a booking of passes cannot be rebuilt from its timeline', booking.id
from pass_bookings as booking
where booking.state is distinct from (select state from pass_booking_events
    where booking_id = booking.id and state is not null order by id desc limit 1)
  or booking.stage is distinct from (select stage from pass_booking_events
    where booking_id = booking.id and stage is not null order by id desc limit 1)

union all
select 'passes sold at the desk that are not paid there, or paid another sum', booking.id
from pass_bookings as booking left join pass_desk_payments as paid on paid.booking_id = booking.id
where (booking.pay_by = 'desk' and booking.stage <> 'open' and paid.amount_paise is distinct from booking.total_paise)
  or (booking.pay_by <> 'desk' and paid.booking_id is not null)

union all
select 'the price of a pass that is not void, or of another booking, handed back at the desk', back.id
from pass_desk_returns as back join passes as pass on pass.id = back.pass_id
where pass.booking_id <> back.booking_id or (back.state <> 'declined' and pass.state <> 'void')

union all
select 'places held for an entry of the waiting list that has no offer, or beyond it', wait.id
from event_waits as wait join holds on holds.holder = wait.id and holds.state = 'held'
where wait.state <> 'offered' or holds.until is distinct from wait.offer_until

union all
select 'an offer that was taken by a booking of another event or before it was made', wait.id
from event_waits as wait join pass_bookings as booking on booking.id = wait.booking_id
where booking.event_id <> wait.event_id or booking.created_at < wait.offered_at

union all
select 'an offer that holds more nights than it offers', wait.id
from stay_waits as wait
where (select count(*) from room_nights where wait_id = wait.id) > wait.rooms * (wait.departure - wait.arrival)

union all
select 'an offer that was taken by a stay of another kind or before it was made', wait.id
from stay_waits as wait join stay_bookings as stay on stay.id = wait.booking_id
where stay.room_type_id <> wait.room_type_id or stay.created_at < wait.offered_at

union all
select 'a block that is lifted and still has nights, or is not lifted and lacks one', block.id
from stay_blocks as block
where (select count(*) from room_nights where block_id = block.id)
  <> case when block.lifted_at is null then block.to_day - block.from_day else 0 end

union all
select 'more spent of a company''s money than came', agreement.id
from csr_agreements as agreement
where (select coalesce(sum(amount_paise), 0) from csr_spendings
    where agreement_id = agreement.id and withdrawn_at is null)
  > (select coalesce(sum(donation.total_paise - coalesce(payment.refunded_paise, 0)), 0)
    from csr_donations as link join donations as donation on donation.id = link.donation_id
    left join payments as payment on payment.donation_id = donation.id and payment.role = 'settling'
    where link.agreement_id = agreement.id)

union all
select 'a certificate of another sum than was spent', certificate.agreement_id
from csr_certificates as certificate
where (certificate.facts->>'total')::bigint is distinct from (select sum(amount_paise) from csr_spendings
    where agreement_id = certificate.agreement_id and withdrawn_at is null)

union all
select 'an approved membership whose parts do not make its amount', member.id
from memberships as member
where member.approved_at is not null and (
  (select coalesce(sum(amount_paise), 0) from membership_parts where membership_id = member.id) <> member.amount_paise
  or (select count(*) from membership_parts where membership_id = member.id) <> member.parts)

union all
select 'a membership in another stage than its parts make it', member.id
from memberships as member
where (member.stage = 'active' and exists (select from membership_parts
    where membership_id = member.id and donation_id is null))
  or (member.stage in ('approved', 'paying', 'lapsed') and not exists (select from membership_parts
    where membership_id = member.id and donation_id is null))
  or (member.stage = 'active' and member.number is null)

union all
select 'a part of a membership that is paid by money that is not there', part.id
from membership_parts as part join donations as donation on donation.id = part.donation_id
where donation.state not in ('paid', 'refund_pending', 'part_refunded')

union all
select 'a donation that pays more of a membership than itself', donation.id
from donations as donation
where donation.total_paise - coalesce((select refunded_paise from payments
    where donation_id = donation.id and role = 'settling'), 0)
  < (select sum(amount_paise) from membership_parts where donation_id = donation.id)

union all
select 'a donation that pays a membership and a company''s agreement', link.donation_id
from csr_donations as link
where exists (select from membership_parts where donation_id = link.donation_id)

union all
select 'a paid link of a membership''s part that is neither its payment nor known as paid twice', link.id
from pay_links as link join donations as donation on donation.id = link.donation_id
where link.membership_part_id is not null and donation.state in ('paid', 'part_refunded')
  and not exists (select from membership_parts where donation_id = donation.id)
  and not exists (select from membership_events where donation_id = donation.id and kind in ('paid-twice', 'part-returned'))

union all
select 'a gap or a repeat in the numbers of members', series.last_number::text
from membership_series as series
where series.last_number <> (select count(*) from memberships where number is not null)

union all
select 'a line at the price of members in an order of no member', line.order_id
from order_lines as line join orders on orders.id = line.order_id
where line.list_paise is not null and orders.membership_id is null

union all
select 'free nights of a stay that are not in the ledger of its member, or still there when it came to nothing', stay.id
from stay_bookings as stay
where coalesce((select sum(count) from membership_uses where stay_id = stay.id and withdrawn_at is null), 0)
  <> case when stay.stage in ('cancelled', 'short') then 0 else stay.free_nights end

union all
select 'free passes of a booking that are not in the ledger of its member, or still there when they are void', booking.id
from pass_bookings as booking
where coalesce((select sum(count) from membership_uses where pass_booking_id = booking.id and withdrawn_at is null), 0)
  <> (select count(*) from passes where booking_id = booking.id and of_member and state <> 'void')

union all
select 'a benefit whose uses do not make its count', grants.membership_id
from membership_grants as grants
where grants.used <> (select coalesce(sum(count), 0) from membership_uses as uses
  where uses.membership_id = grants.membership_id and uses.kind = grants.kind
    and uses.from_day = grants.from_day and uses.withdrawn_at is null)

union all
select 'somebody went through a fair door with a number that was not called', entry.door_id || ' ' || entry.number
from fair_door_entries as entry join fair_doors as door on door.id = entry.door_id
where entry.number > door.called;
