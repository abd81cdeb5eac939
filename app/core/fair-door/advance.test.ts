import { describe, expect, it } from 'vitest';
import { advance, type DoorState, type Line } from './advance.ts';
import type { DoorSettings } from './door.ts';

const now = new Date('2026-12-04T04:00:30Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const minute = new Date('2026-12-04T04:00:00Z');
const settings: DoorSettings = { mode: 'on', arrivalsLine: 100, mostInside: 10, minutes: 10 };
const nobody: Line = { inside: 0, awaited: 0, called: 0, came: 0 };
const closed: DoorState = {
  closedSince: minutesAgo(60),
  early: 0,
  drawn: 100,
  called: 20,
  arrivals: { minute, now: 0, before: 0 },
};
const open: DoorState = { ...closed, closedSince: null, drawn: 20 };

describe('who is called', () => {
  it.each<[string, Partial<Line>, Partial<DoorState>, number]>([
    ['as many as have room', {}, {}, 30],
    ['beside who is inside', { inside: 7 }, {}, 23],
    ['beside who was called and may come', { inside: 4, awaited: 3 }, {}, 23],
    ['nobody where all places are taken', { inside: 8, awaited: 2 }, {}, 20],
    ['nobody where more are inside than fit', { inside: 11 }, {}, 20],
    ['no number that was not drawn', {}, { drawn: 24 }, 24],
    ['twice as many where half do not come', { called: 95, came: 45 }, {}, 40],
    ['ten times as many at most where nobody comes', { called: 10_000 }, { drawn: 1_000 }, 120],
    ['of those who may come, as many as usually come', { awaited: 10, called: 95, came: 45 }, {}, 30],
    ['one at least where there is room', { inside: 9 }, {}, 21],
    ['beside half who had the form before', {}, { closedSince: minutesAgo(9), early: 5 }, 25],
    ['once their time is over, beside nobody', {}, { closedSince: minutesAgo(10), early: 5 }, 30],
  ])('%s', (_, line, state, called) => {
    expect(advance({ ...settings, ...closed, ...state }, { ...nobody, ...line }, 0, now).called).toBe(called);
  });

  it('never fewer than before', () => {
    const line = { inside: 50, awaited: 50, called: 5, came: 9 };
    expect(advance({ ...settings, ...closed }, line, 0, now).called).toBe(20);
  });
});

describe('a door that closes by itself', () => {
  const auto = { ...settings, mode: 'auto' as const };
  it.each<[string, DoorState, number, Partial<DoorState>]>([
    ['stays open at the line', open, 100, { closedSince: null }],
    ['closes above it', open, 101, { closedSince: now, early: 5, called: 20 }],
    [
      'counts the arrivals of a minute together',
      { ...open, arrivals: { minute, now: 60, before: 0 } },
      41,
      { closedSince: now },
    ],
    [
      'counts the next minute anew',
      { ...open, arrivals: { minute: new Date(minute.getTime() - 60_000), now: 60, before: 0 } },
      41,
      { closedSince: null, arrivals: { minute, now: 41, before: 60 } },
    ],
    [
      'opens when all are through and few arrive',
      { ...closed, drawn: 25 },
      3,
      { closedSince: null, called: 25 },
    ],
    ['stays closed while many arrive', { ...closed, drawn: 25 }, 101, { closedSince: closed.closedSince }],
    [
      'stays closed while many arrived in the minute before',
      { ...closed, drawn: 25, arrivals: { minute, now: 0, before: 101 } },
      3,
      { closedSince: closed.closedSince },
    ],
    ['stays closed while somebody waits', closed, 3, { closedSince: closed.closedSince, called: 30 }],
    [
      'stays closed for five minutes',
      { ...closed, closedSince: minutesAgo(4), drawn: 25 },
      0,
      { closedSince: minutesAgo(4), called: 25 },
    ],
  ])('%s', (_, state, arrived, next) => {
    expect(advance({ ...auto, ...state }, nobody, arrived, now)).toMatchObject(next);
  });

  it('is not what an open door that is on or off does', () => {
    expect(advance({ ...settings, ...open }, nobody, 1_000, now).closedSince).toBeNull();
    expect(advance({ ...settings, mode: 'off', ...open }, nobody, 1_000, now).closedSince).toBeNull();
  });

  it('and a closed one that is on stays closed, also when all are through', () => {
    const state = { ...closed, drawn: 25 };
    expect(advance({ ...settings, ...state }, nobody, 0, now)).toMatchObject({
      closedSince: closed.closedSince,
      called: 25,
    });
  });
});
