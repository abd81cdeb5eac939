import { describe, expect, it } from 'vitest';
import { kindsFor } from './handlers.ts';
import { fillTemplate, readAnswer, readWork, type TypedWork } from './work-on-request.ts';

const good: TypedWork = { state: 'in-hand', assignedTo: 'per_a', remindOn: '2026-11-25', version: '1' };
const rules = { staff: ['per_a'], today: '2026-11-21' };

describe('handling a request', () => {
  it('reads assignee, state and day', () => {
    expect(readWork(good, rules)).toEqual({
      ok: true,
      value: { state: 'in-hand', assignedTo: 'per_a', remindOn: '2026-11-25' },
    });
    expect(readWork({ ...good, assignedTo: '', remindOn: '' }, rules)).toMatchObject({
      value: { assignedTo: null, remindOn: null },
    });
  });

  it.each<[string, Partial<TypedWork>, string]>([
    ['an unknown state', { state: 'lost' }, 'state'],
    ['somebody who does not work here', { assignedTo: 'per_b' }, 'assignedTo'],
    ['a day that is over', { remindOn: '2026-11-20' }, 'remindOn'],
    ['a day that does not exist', { remindOn: '2026-02-30' }, 'remindOn'],
    ['a day ten years ahead', { remindOn: '2036-01-01' }, 'remindOn'],
  ])('refuses %s', (_, instead, field) => {
    expect(readWork({ ...good, ...instead }, rules)).toMatchObject({ ok: false, problems: [{ field }] });
  });

  it('requires text in an answer, and no markup', () => {
    const answer = (body: string) => readAnswer({ body, afterwards: 'done' }).ok;
    expect(answer('Hare Krishna, we are open all day.')).toBe(true);
    expect(answer('ok')).toBe(false);
    expect(answer('Hare Krishna <script>alert(1)</script>')).toBe(false);
  });

  it('fills a template, and only known placeholders', () => {
    const facts = { name: '{reference}', reference: 'REQ-1' };
    expect(fillTemplate('Dear {name}, about {reference} and {date}', facts)).toBe(
      'Dear {reference}, about REQ-1 and {date}',
    );
  });
});

describe('who answers what', () => {
  it('leaves money to accounts and owners', () => {
    expect(kindsFor(['seva-desk'])).not.toContain('duplicate-payment');
    expect(kindsFor(['guest-house-desk'])).toContain('stay-inquiry');
    expect(kindsFor(['accounts'])).toEqual(kindsFor(['owner']));
    expect(kindsFor(['content', 'viewer'])).toEqual([]);
  });
});
