import { describe, expect, it } from 'vitest';
import { productFields } from '#core/passes/product-form.ts';
import { slotFields } from '#core/passes/slot-form.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makePairCode, withdrawDevice } from '../gate/pair-codes.ts';
import { listGates, listProducts, listSlots } from '../plan/plan-queries.ts';
import { addGate, deleteGate, renameGate } from '../plan/save-gate.ts';
import { addProduct, changeProduct, deleteProduct } from '../plan/save-product.ts';
import { addSlots, changeSlot, deleteSlot } from '../plan/save-slots.ts';
import { productForm, slotForm } from '../test-pass-event.ts';
import { decideCounterReturn } from './decide-counter-return.ts';
import { importGuests } from './import-guests.ts';
import { sellPasses } from './sell-passes.ts';
import {
  accountant,
  bookingOf,
  listed,
  organiser,
  prepareTestOffice,
  sale,
  sold,
} from './test-staff-bookings.ts';
import { voidPass } from './void-pass.ts';
import { previewHolderLetter, writeToHolders } from './write-to-holders.ts';

// Every field of every form, with what nobody types: an answer each time, never a fault, and what is
// stored is whole.

const values = [
  ...['a\0b', '\u202egnp.exe', '\ud800', '<script>x</script>', '=1+1', '__proto__', "'%\\_", '1.5', '-1'],
  ...['9007199254740991', '1e309', '٣', '2026-02-30', '24:01', 'x'.repeat(10_000), '\n\n*\n*', '{"a":1}', ''],
];

const office = prepareTestOffice();

/** Calls a verb with each value in each field; what it refused has changed nothing. */
async function tryAll<Form extends Record<string, string>>(
  form: Form,
  fields: readonly (keyof Form)[],
  send: (typed: Form) => Promise<{ ok: boolean }>,
): Promise<void> {
  for (const field of fields) {
    for (const value of values) {
      const before = await plan();
      const answer = await send({ ...form, [field]: value });
      if (!answer.ok) expect(await plan(), `${String(field)} ${value}`).toEqual(before);
    }
  }
}
const plan = async () => [
  ...(await Promise.all([listProducts, listSlots, listGates].map((list) => list(office.services, 'feast')))),
  (await listed(office.services)).count,
];

describe('what is planned', () => {
  it('products', async () => {
    await tryAll(productForm(), productFields, (typed) =>
      addProduct(office.services, organiser, 'feast', typed),
    );
    const form = { ...productForm({ title: 'Seat', kind: 'seat', price: '1' }), productId: 'feast-seat' };
    await tryAll({ ...form, version: '1' }, [...productFields, 'productId', 'version'], (typed) =>
      changeProduct(office.services, organiser, 'feast', typed),
    );
    for (const value of values) await deleteProduct(office.services, organiser, 'feast', value);
    const products = await listProducts(office.services, 'feast');
    expect(products.every(({ given, held, free, quota }) => given + held + free === quota)).toBe(true);
  });

  it('times and gates', async () => {
    await tryAll(slotForm({ gate: '1' }), slotFields, (typed) =>
      addSlots(office.services, organiser, 'feast', typed),
    );
    const form = { ...slotForm(), slotId: 'feast-six', version: '1' };
    await tryAll(form, [...slotFields, 'slotId', 'version'], (typed) =>
      changeSlot(office.services, organiser, 'feast', typed),
    );
    for (const value of values) await deleteSlot(office.services, organiser, 'feast', value);
    await tryAll({ name: 'East' }, ['name'], (typed) => addGate(office.services, organiser, 'feast', typed));
    const gate = { gate: '1', name: 'Phone' };
    for (const verb of [renameGate, makePairCode] as const)
      await tryAll(gate, ['gate', 'name'], (typed) => verb(office.services, organiser, 'feast', typed));
    for (const value of values) {
      await deleteGate(office.services, organiser, 'feast', { gate: value });
      await withdrawDevice(office.services, organiser, 'feast', value);
    }
  });

  it('of an event that is none', async () => {
    for (const event of ['nowhere', '__proto__', 'x'.repeat(5_000)]) {
      expect(await addProduct(office.services, organiser, event, productForm())).toMatchObject({ ok: false });
      expect(await addSlots(office.services, organiser, event, slotForm())).toMatchObject({ ok: false });
      expect(await addGate(office.services, organiser, event, { name: 'East' })).toMatchObject({ ok: false });
      expect(await sellPasses(office.services, organiser, event, sale())).toMatchObject({ ok: false });
    }
  });
});

describe('what is booked', () => {
  it('at the counter', async () => {
    const form = sale({ counts: { 'feast-free': '1' } });
    for (const field of ['intentKey', 'slot', 'name', 'phone', 'email', 'mode', 'language'] as const)
      for (const value of values)
        await sellPasses(office.services, organiser, 'feast', { ...form, [field]: value });
    for (const value of values) {
      const counts = { 'feast-free': value, [value]: '1', constructor: '1' };
      await sellPasses(office.services, organiser, 'feast', { ...form, counts, answers: { [value]: value } });
    }
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('of a guest list', async () => {
    const send = (text: string) =>
      importGuests(office.services, organiser, 'feast', {
        ...{ bytes: new TextEncoder().encode(text), store: true, language: text, writes: true },
      });
    const head = 'name,phone,email,kind,passes,time,gate';
    const line = ['Mira', '9876543210', '', 'Free pass', '1', '18:00', ''];
    for (const value of values) {
      await send(value);
      for (const at of line.keys()) {
        const cells = line.map((cell, of) => (of === at ? `"${value.replaceAll('"', '""')}"` : cell));
        await send(`${head}\n${cells.join(',')}`);
      }
    }
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('and voided, handed back, or written about', async () => {
    const id = await sold(office.services, { email: 'mira@example.com' });
    const letter = {
      intentKey: 'office_0123456789abcdef',
      'subject.en': 'The gates',
      'body.en': 'Come at five.',
    };
    for (const value of values) {
      await voidPass(office.services, organiser, value, { code: value, reason: value, back: value });
      await voidPass(office.services, organiser, id, { code: value, reason: 'A reason', back: 'on' });
      await decideCounterReturn(office.services, accountant, id, {
        returnId: value,
        decision: value,
        mode: value,
      });
      for (const field of Object.keys(letter)) {
        await previewHolderLetter(office.services, 'feast', { ...letter, [field]: value });
        expect(
          await writeToHolders(office.services, organiser, 'feast', {
            ...letter,
            [field]: value,
            seen: value,
          }),
        ).toMatchObject({ ok: false });
      }
    }
    expect((await bookingOf(office.services, id)).passes.every(({ state }) => state === 'valid')).toBe(true);
  });
});
