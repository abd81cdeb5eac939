import { gateName, titleIn } from './answer-panel.ts';
import { element } from './element.ts';
import { languageButtons } from './language-buttons.ts';
import { modal } from './modal.ts';
import type { Session } from './session.ts';
import { chosenLanguage, timeIn, type Words } from './words.ts';

type Parts = {
  words: Words;
  session: Session;
  sound: { isOn: () => boolean; set: (on: boolean) => void };
  onLanguage: () => void;
  onWiped: () => void;
};

/** Counts, doubles, the last scans, and what is set seldom. */
export function showMore({ words: m, session, sound, onLanguage, onWiped }: Parts): void {
  const language = chosenLanguage();
  const facts = session.facts();
  const counts = session.counts();
  const doubles = session.doubles();
  const scans = session.lastScans(20);
  const metAt = session.metAt();
  const when = (at: number, gate: number) => m.scanAt(timeIn(language, at), gateName(m, facts, gate));
  const figures: [string, string | number][] = [
    [m.cameInHere, counts.here],
    [m.cameInEverywhere, counts.everywhere],
    [m.passesOnPhone, session.passCount()],
    [m.lastContact, metAt === null ? m.never : timeIn(language, metAt)],
  ];
  const switchSound = element('input', { type: 'checkbox', id: 'sound' });
  switchSound.checked = sound.isOn();
  switchSound.addEventListener('change', () => sound.set(switchSound.checked));
  const close = modal(
    m,
    m.more,
    element(
      'dl',
      {},
      ...figures.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, String(value))]),
    ),
    element('h3', {}, m.cameTwice),
    doubles.length === 0
      ? element('p', {}, m.noDoubles)
      : element(
          'ul',
          { class: 'doubles' },
          ...doubles.map(({ pass, code, scans: seen }) =>
            element(
              'li',
              {},
              element(
                'strong',
                {},
                pass ? `${m.passNumber(pass.number)}, ${titleIn(facts, pass.title)}` : code,
              ),
              ...seen.map(({ at, gate }) => element('span', {}, when(at, gate))),
            ),
          ),
        ),
    element('h3', {}, m.lastScans),
    scans.length === 0
      ? element('p', {}, m.noScans)
      : element(
          'ul',
          {},
          ...scans.map(({ at, gate, people, title, undone }) =>
            element(
              'li',
              {},
              element(
                'strong',
                {},
                title ? `${m.people(people)}, ${titleIn(facts, title)}` : m.people(people),
              ),
              element('span', {}, undone ? `${when(at, gate)}: ${m.undone}` : when(at, gate)),
            ),
          ),
        ),
    element('p', { class: 'switch' }, switchSound, element('label', { for: 'sound' }, m.sound)),
    languageButtons(m, () => {
      close();
      onLanguage();
    }),
    element('button', { class: 'away', onclick: () => askToLetGo(m, session, onWiped) }, m.letGoPhone),
  );
}

/** Scans that nobody else knows are not deleted. */
function askToLetGo(m: Words, session: Session, onWiped: () => void): void {
  if (session.waitingCount() > 0) {
    modal(m, m.letGoPhone, element('p', {}, m.sendFirst));
    return;
  }
  const close = modal(
    m,
    m.letGoPhone,
    element('p', {}, m.letGoQuestion),
    element(
      'button',
      {
        class: 'away',
        onclick: async () => {
          await session.wipe();
          for (const open of document.querySelectorAll('dialog')) open.close();
          close();
          onWiped();
        },
      },
      m.deleteAll,
    ),
  );
}
