import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readUploadedPicture } from '#core/media/picture-name.ts';
import { type Paise, parseRupees, rupees } from '#core/money/paise.ts';
import type { FormOutcome } from '#core/result.ts';
import {
  type Cause,
  type CauseCategory,
  causeCategories,
  type DonationType,
  donationTypes,
  isCauseId,
} from './cause.ts';
import type { LegalEntity } from './receipt.ts';

/** The single fields of the form; the donation types are rows beside them. */
export const causeFields = [
  ...(['id', 'title', 'category', 'summary', 'description', 'image', 'presets', 'target'] as const),
  ...(['startsOn', 'endsOn', 'legalEntityId', 'donationType', 'position', 'version'] as const),
  ...(['allowsOwnAmount', 'taxEligible', 'csrEligible', 'allowsForeign', 'published'] as const),
];
export type TypedCause = Record<(typeof causeFields)[number], string>;
/**
 * `id` is empty for a new type; `offered` is 'yes' or 'no'. A row without a title and an amount is
 * ignored.
 */
export type TypedDonationType = {
  id: string;
  title: string;
  amount: string;
  perDay: string;
  offered: string;
};

/** Its description is plain prose here. */
export type CauseInput = Omit<Cause, 'raised' | 'types'> & {
  position: number;
  published: boolean;
  types: (DonationType & { offered: boolean })[];
};

/**
 * `pictures`: drawings and demo photos by name; one of the library, or still none, is accepted too.
 */
export type CauseRules = { entities: readonly LegalEntity[]; pictures: readonly string[] };

/** Religious purposes are not CSR (Schedule VII; rule I8). */
const religious: readonly CauseCategory[] = ['worship', 'temple-construction', 'festival'];
const window = { from: '2000-01-01', to: '2100-12-31' };
const least = rupees(10);
const most = rupees(5_00_000);
const mostPresets = 8;
export const mostTypes = 60;
const mostPerDay = 999;

/** Reads the admin's form of a cause, every problem at once. */
export function readCause(
  typed: TypedCause,
  typedTypes: readonly TypedDonationType[],
  { entities, pictures }: CauseRules,
): FormOutcome<CauseInput> {
  const form = new FormReader();
  const id = typed.id.trim();
  if (!isCauseId(id)) form.refuse('id', 'slug-invalid');
  const title = form.text('title', typed.title, { min: 2, max: 80 });
  const category = form.read('category', readChoice(typed.category, causeCategories)) ?? 'general';
  const summary = form.text('summary', typed.summary, { min: 10, max: 200 });
  const description = form.text('description', typed.description, { min: 10, max: 5_000, lines: 'many' });
  const uploaded = typed.image === '' || readUploadedPicture(typed.image) !== null;
  const image = uploaded ? typed.image : (form.read('image', readChoice(typed.image, pictures)) ?? '');
  const presets = readPresets(form, typed.presets);
  const target = typed.target.trim() === '' ? null : form.read('target', parseRupees(typed.target));
  if (target === 0) form.refuse('target', 'amount-none');
  const startsOn = day(form, 'startsOn', typed.startsOn);
  const endsOn = day(form, 'endsOn', typed.endsOn);
  if (startsOn && endsOn && endsOn < startsOn) form.refuse('endsOn', 'ends-before-start');
  const entity = entities.find((one) => one.id === typed.legalEntityId);
  if (!entity) form.refuse('legalEntityId', 'choice-invalid');
  const donationType = form.read('donationType', readChoice(typed.donationType, donationTypes)) ?? 'other';
  const position = form.whole('position', typed.position || '0', { min: 0, max: 9_999 });
  const ticked = (field: keyof TypedCause) => typed[field] === 'on';
  if (ticked('taxEligible') && entity && entity.deductionRegistration === null) {
    form.refuse('taxEligible', 'entity-no-deduction');
  }
  if (ticked('allowsForeign') && entity && !entity.acceptsForeign) {
    form.refuse('allowsForeign', 'entity-no-foreign');
  }
  if (ticked('csrEligible') && religious.includes(category)) form.refuse('csrEligible', 'csr-religious');
  const types = readTypes(form, typedTypes);
  if (!ticked('allowsOwnAmount') && !types.some(({ offered }) => offered)) {
    form.refuse('allowsOwnAmount', 'nothing-to-give');
  }
  return form.answer({
    ...{ id, title, category, summary, description, image, presets, target, startsOn, endsOn },
    ...{ legalEntityId: entity?.id ?? '', donationType, position, types },
    allowsOwnAmount: ticked('allowsOwnAmount'),
    taxEligible: ticked('taxEligible'),
    csrEligible: ticked('csrEligible'),
    allowsForeign: ticked('allowsForeign'),
    published: ticked('published'),
  });
}

function day(form: FormReader, field: string, typed: string): string | null {
  return typed.trim() === '' ? null : form.read(field, readDate(typed, window), window);
}

/** '501, 1100, 2100' */
function readPresets(form: FormReader, typed: string): Paise[] {
  const parts = typed
    .split(/[;\s]+|,(?=\s)|,$/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const amounts = parts.map((part) => parseRupees(part));
  const good = amounts.flatMap((amount) =>
    amount.ok && amount.value >= least && amount.value <= most ? [amount.value] : [],
  );
  if (good.length < parts.length || parts.length > mostPresets) form.refuse('presets', 'presets-invalid');
  return good;
}

function readTypes(form: FormReader, rows: readonly TypedDonationType[]): CauseInput['types'] {
  const taken = new Set(rows.map(({ id }) => id));
  return rows.flatMap((row, index) => {
    if (row.id === '' && row.title.trim() === '' && row.amount.trim() === '') return [];
    const title = form.text(`types.${index}.title`, row.title, { min: 2, max: 80 });
    const amount = form.read(`types.${index}.amount`, parseRupees(row.amount));
    if (amount !== null && amount < least) form.refuse(`types.${index}.amount`, 'amount-too-small');
    if (amount !== null && amount > most) form.refuse(`types.${index}.amount`, 'amount-too-large');
    const id = row.id === '' ? newId(title, taken) : row.id;
    if (!isCauseId(id)) form.refuse(`types.${index}.title`, 'choice-invalid');
    taken.add(id);
    const perDay =
      row.perDay.trim() === ''
        ? null
        : form.whole(`types.${index}.perDay`, row.perDay, { min: 1, max: mostPerDay });
    const offered = row.offered !== 'no';
    return amount === null ? [] : [{ id, title, amount, ...(perDay && { perDay }), offered }];
  });
}

/** 'A full plate' -> 'a-full-plate', with a number where that is taken or empty. */
function newId(title: string, taken: ReadonlySet<string>): string {
  const base =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^own-/, 'an-own-')
      .slice(0, 50) || 'kind';
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
