import type { ContentKind } from '#core/cms/content-kind.ts';
import { type CmsInput, readCmsForm } from '#core/cms/read-cms-form.ts';
import { rowSlug } from '#core/cms/row-slug.ts';
import { lifeColumns } from '#core/cms/row-state.ts';
import type { TypedFields } from '#core/edited-fields/field-spec.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalid, type Problem, type Refusal, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { causeProblems } from './check-causes.ts';
import { pictureProblems } from './check-pictures.ts';
import { type ContentRow, cmsTables, lockRow } from './cms-tables.ts';
import { nextPosition } from './next-position.ts';
import { changeRow, noteChange } from './write-row.ts';

export type SavedRow = { id: string; version: number };
/**
 * Somebody saved between our editor's reading and saving: the row as it is now. Nothing was
 * written.
 */
export type ChangedMeanwhile = { ok: false; code: 'changed-meanwhile'; theirs: TypedFields; version: number };
export type SaveAnswer = FormOutcome<SavedRow> | ChangedMeanwhile | Refusal<'row-gone'>;

/**
 * Saves a row of a kind: a new one where `id` is null, else the one whose version the editor saw.
 */
export const saveRow = staffWrite({
  permission: (kind: ContentKind) => kind.write,
  run: async (
    { services, trx, staff }: StaffWrite,
    kind: ContentKind,
    { id, version, typed }: { id: string | null; version: number; typed: TypedFields },
  ): Promise<SaveAnswer> => {
    const read = readCmsForm(kind, typed);
    if (!read.ok) return read;
    const input = cleaned(kind, read.value);
    const problems = [
      ...(await pictureProblems(trx, kind, input)),
      ...(await causeProblems(trx, kind, input)),
    ];
    if (problems.length > 0) return invalid(problems);
    return id === null
      ? insertRow(trx, services, { kind, staff, input })
      : updateRow(trx, services, { kind, staff, input, id, version });
  },
});

type Saving = { kind: ContentKind; staff: Staff; input: CmsInput };

async function updateRow(
  trx: Transaction,
  services: Services,
  { kind, staff, input, id, version }: Saving & { id: string; version: number },
): Promise<SaveAnswer> {
  const before = await lockRow(trx, kind, id);
  if (!before) return refuse('row-gone');
  if (before.version !== version) {
    const theirs = writeFields(kind.fields, before);
    return { ok: false, code: 'changed-meanwhile', theirs, version: before.version };
  }
  const values: Record<string, unknown> = {
    ...columnsOf(kind, input),
    ...lifeColumns(kind, input, before, services.clock()),
    ...(await movedPosition(trx, kind, input, before)),
  };
  const problem = endProblem(values) ?? floorProblem(kind, input, before);
  if (problem) return invalid([problem]);
  const saved = await changeRow(trx, services, { kind, staff, id, verb: 'saved', values });
  return accept({ id, version: saved });
}

async function insertRow(
  trx: Transaction,
  services: Services,
  { kind, staff, input }: Saving,
): Promise<SaveAnswer> {
  await takeAdvisoryLock(trx, `content:${kind.name}`);
  const id = await freeId(trx, services, kind, input);
  const position = kind.ordered ? { position: await nextPosition(trx, kind, input.row) } : {};
  const values: Record<string, unknown> = {
    id,
    ...columnsOf(kind, input),
    ...lifeColumns(kind, input, null, services.clock()),
    ...position,
  };
  const problem = endProblem(values);
  if (problem) return invalid([problem]);
  await cmsTables(trx)
    .insertInto(kind.table)
    .values(values as never)
    .execute();
  const version = await noteChange(trx, services, { kind, staff, id, verb: 'added', before: null });
  return accept({ id, version });
}

/** A row that moves to another day or list goes to the end there. */
async function movedPosition(
  trx: Transaction,
  kind: ContentKind,
  { row }: CmsInput,
  before: ContentRow,
): Promise<{ position?: number }> {
  const moved = kind.orderedWithin?.some((column) => row[column] !== before[column]);
  // Two that move to the end of one list get consecutive positions.
  if (moved) await takeAdvisoryLock(trx, `content:${kind.name}`);
  return moved ? { position: await nextPosition(trx, kind, row) } : {};
}

/** The end of showing is after its beginning (rule F35). */
function endProblem({ publish_at: from, expires_at: until }: Record<string, unknown>): Problem | null {
  const ends = from instanceof Date && until instanceof Date && until <= from;
  return ends ? { field: 'expires_at', code: 'end-before-start' } : null;
}

/** Seats that are taken cannot be removed here. */
function floorProblem({ floor }: ContentKind, { row }: CmsInput, before: ContentRow): Problem | null {
  const taken = floor ? Number(before[floor.taken]) : 0;
  return floor && Number(row[floor.column]) < taken
    ? { field: floor.column, code: 'seats-taken', values: { min: taken } }
    : null;
}

function cleaned(kind: ContentKind, input: CmsInput): CmsInput {
  const row = { ...input.row };
  for (const { type, path } of kind.fields) {
    if (type === 'rich') row[path] = cleanRichText(String(row[path]));
  }
  return { ...input, row };
}

/** Values as the driver takes them: lists of pictures are JSON. */
function columnsOf(kind: ContentKind, { row }: CmsInput): Record<string, unknown> {
  const pictures = kind.fields.filter(({ type }) => type === 'pictures').map(({ path }) => path);
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      pictures.includes(column) ? JSON.stringify(value) : value,
    ]),
  );
}

/** From the title, with a number where that is taken, also by a row in the bin. */
async function freeId(
  trx: Transaction,
  { ids }: Services,
  kind: ContentKind,
  { row }: CmsInput,
): Promise<string> {
  const random = ids('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 10);
  const slug = kind.idFrom ? rowSlug(String(row[kind.idFrom])) : '';
  if (slug.length < 3) return `${rowSlug(kind.one)}-${random}`;
  const rows = await cmsTables(trx)
    .selectFrom(kind.table)
    .select('id')
    .where('id', 'like', `${slug}%`)
    .execute();
  const binned = await trx
    .selectFrom('content_bin')
    .select('row_id as id')
    .where('kind', '=', kind.name)
    .execute();
  const taken = new Set([...rows, ...binned].map((one) => one.id));
  for (let number = 1; number < 50; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id)) return id;
  }
  return `${slug}-${random.slice(0, 6)}`;
}
