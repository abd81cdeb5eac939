import { readText } from '#core/fields/text.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { PassQuestion } from './event-passes.ts';

const most = 8;

/**
 * Questions as the office types them, one a line; an asterisk at the end: it must be answered. A
 * question that was there keeps its id, so answers that are stored stay its own. `taken`: ids of
 * the event's other questions; a booking has one answer to each id.
 */
export function readQuestions(
  typed: string,
  before: readonly PassQuestion[],
  taken: readonly string[] = [],
): Outcome<PassQuestion[], 'questions-invalid'> {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const questions: PassQuestion[] = [];
  for (const line of lines) {
    const required = line.endsWith('*');
    const label = readText(required ? line.slice(0, -1) : line, { min: 3, max: 120 });
    const twice = label.ok && questions.some((one) => one.label === label.value);
    if (!label.ok || twice || questions.length === most) return refuse('questions-invalid');
    const id =
      before.find((one) => one.label === label.value)?.id ??
      freeId([...taken, ...idsOf(before), ...idsOf(questions)]);
    questions.push({ id, label: label.value, required });
  }
  return accept(questions);
}

/** The questions as the field shows them. */
export function typeQuestions(questions: readonly PassQuestion[]): string {
  return questions.map(({ label, required }) => (required ? `${label} *` : label)).join('\n');
}

const idsOf = (questions: readonly PassQuestion[]) => questions.map(({ id }) => id);

function freeId(taken: readonly string[]): string {
  const highest = Math.max(0, ...taken.map((id) => Number(id.slice(1)) || 0));
  return `q${highest + 1}`;
}
