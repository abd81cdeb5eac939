import type { Db } from '../db/schema.ts';

type Waiting = { resolve: (number: number | null) => void; reject: (error: unknown) => void };

/**
 * Draws numbers of doors. Whoever asks while a draw is under way shares the next one, so a crowd
 * costs one statement at a time; a block goes to those alone who waited for it, in their order, so
 * nobody who asks later gets a smaller number, whichever process they ask. Null: the door is open.
 */
export function makeDraws(db: Db): (doorId: string) => Promise<number | null> {
  const waiting = new Map<string, Waiting[]>();
  const drawing = new Set<string>();

  const drawAll = async (doorId: string): Promise<void> => {
    if (drawing.has(doorId)) return;
    drawing.add(doorId);
    for (let block = take(doorId); block.length > 0; block = take(doorId)) {
      try {
        const last = await drawBlock(db, doorId, block.length);
        const first = last === null ? null : last - block.length + 1;
        for (const [at, { resolve }] of block.entries()) resolve(first === null ? null : first + at);
      } catch (error) {
        for (const { reject } of block) reject(error);
      }
    }
    drawing.delete(doorId);
  };
  const take = (doorId: string): Waiting[] => {
    const block = waiting.get(doorId) ?? [];
    waiting.delete(doorId);
    return block;
  };

  return (doorId) =>
    new Promise((resolve, reject) => {
      waiting.set(doorId, [...(waiting.get(doorId) ?? []), { resolve, reject }]);
      void drawAll(doorId);
    });
}

/** The last number of a new block; null where everybody goes in. */
async function drawBlock(db: Db, doorId: string, size: number): Promise<number | null> {
  const row = await db
    .updateTable('fair_doors')
    .set((door) => ({ drawn: door('drawn', '+', size) }))
    .where('id', '=', doorId)
    .where('closed_since', 'is not', null)
    .returning('drawn')
    .executeTakeFirst();
  return row?.drawn ?? null;
}
