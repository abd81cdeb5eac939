import { describe, expect, it } from 'vitest';
import { classDays, classState, takesNobody } from './temple-class.ts';

it.each([
  [[0], 'Sunday'],
  [[5, 1, 3], 'Monday, Wednesday and Friday'],
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
  [[0, 6], 'Sunday and Saturday'],
  [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
])('%j is worded as %s', (days, words) => expect(classDays(days)).toBe(words));

describe('a class from 5 to 20 December', () => {
  const course = { startsOn: '2026-12-05', endsOn: '2026-12-20', calledOff: false };
  it.each([
    ['2026-12-04', 3, 'open'],
    ['2026-12-04', 0, 'full'],
    ['2026-12-05', 3, 'running'],
    ['2026-12-20', 0, 'running-full'],
    ['2026-12-21', 3, 'ended'],
  ])('on %s with %i seats left is %s', (today, seatsLeft, state) =>
    expect(classState({ ...course, seatsLeft }, today)).toBe(state),
  );

  it('that is called off takes nobody, and is over with its last day', () => {
    const off = { ...course, seatsLeft: 3, calledOff: true };
    expect(classState(off, '2026-12-04')).toBe('called-off');
    expect(classState(off, '2026-12-21')).toBe('ended');
    expect(takesNobody('called-off')).toBe(true);
    expect(takesNobody('running-full')).toBe(false);
  });
});
