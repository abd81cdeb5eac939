import { gateNames } from '#core/passes/gate/gate-names.ts';
import type { GateFacts } from '#core/passes/gate/gate-wire.ts';
import type { GateVerdict } from '#core/passes/gate/judge-at-gate.ts';
import { element, sign } from './element.ts';
import type { Shown } from './session.ts';
import { chosenLanguage, timeIn, type Words } from './words.ts';

/** A tick in a circle, a triangle, a crossed octagon, a frame: told apart without colour. */
const signs = {
  green: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12.5l3.5 3.5L17 8.5',
  amber: 'M12 2.5 22 20.5H2zM12 9v5.5M12 17.2v.6',
  red: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM8.5 8.5l7 7M15.5 8.5l-7 7',
  ready: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 12h8',
};

type Decide = { onLetIn: () => void; onSendAway: () => void };

/** What the steward sees of a pass: light, sign, word, how many people, what it is, and why. */
export function answerPanel(m: Words, shown: Shown, facts: GateFacts | null, decide: Decide): Node[] {
  const { verdict, title, letIn, isStored } = shown;
  const { light, pass } = verdict;
  const word = { green: m.comeIn, amber: m.wait, red: m.stop }[light];
  const isDecided = light === 'amber' && letIn !== null;
  const said = isDecided ? (letIn ? m.letInByYou : m.notLetIn) : word;
  return [
    sign(signs[isDecided ? (letIn ? 'green' : 'red') : light]),
    element('h1', {}, said),
    ...(pass ? [element('p', { class: 'people' }, m.people(pass.people))] : []),
    ...(pass ? [element('p', { class: 'title' }, titleIn(facts, title) || m.kinds[pass.kind])] : []),
    ...(isDecided ? [] : [element('p', { class: 'why' }, reasonOf(m, verdict, facts))]),
    ...(isStored ? [] : [element('p', { class: 'why trouble' }, m.notStored)]),
    ...(light === 'amber' && !isDecided ? [decision(m, decide)] : []),
  ];
}

function decision(m: Words, { onLetIn, onSendAway }: Decide): HTMLElement {
  return element(
    'div',
    { class: 'decide' },
    element('button', { class: 'yes', onclick: onLetIn }, m.letIn),
    element('button', { class: 'no', onclick: onSendAway }, m.sendAway),
  );
}

/** Between two passes: nobody takes the last answer for the next person's. */
export function plainPanel(word: string, why: string): Node[] {
  return [sign(signs.ready), element('h1', {}, word), element('p', { class: 'why' }, why)];
}

export function gateName(m: Words, facts: GateFacts | null, number: number): string {
  return gateNames(facts, chosenLanguage()).gate(number) ?? m.gateNumber(number);
}

/** The kind of pass in the language of the telephone. */
export function titleIn(facts: GateFacts | null, english: string): string {
  return gateNames(facts, chosenLanguage()).title(english);
}

function reasonOf(m: Words, verdict: GateVerdict, facts: GateFacts | null): string {
  const language = chosenLanguage();
  if (verdict.reason === 'used') {
    const { at, gate } = verdict.before;
    return m.cameInBefore(timeIn(language, at), gateName(m, facts, gate));
  }
  const reason = m.reasons[verdict.reason];
  if (!verdict.pass) return reason;
  const { from, until, gates } = verdict.pass;
  if (verdict.reason === 'wrong-gate')
    return `${reason}: ${gates.map((gate) => gateName(m, facts, gate)).join(', ')}`;
  if (verdict.reason !== 'wrong-slot' && verdict.reason !== 'too-early' && verdict.reason !== 'too-late')
    return reason;
  return `${reason}. ${m.validFromTo(timeIn(language, from), timeIn(language, until))}`;
}
