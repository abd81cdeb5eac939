import { csvLine, csvStart } from '#core/tables/csv.ts';

/**
 * A CSV file made batch by batch while it is sent: the next batch is read when the one before was
 * taken, and a client that disconnects ends the reading.
 */
export function csvFile(
  head: readonly string[],
  batches: AsyncGenerator<readonly (readonly string[])[], undefined>,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (file) => file.enqueue(bytes.encode(csvStart + csvLine(head))),
    pull: async (file) => {
      const { value, done } = await batches.next();
      if (done) file.close();
      else file.enqueue(bytes.encode(value.map(csvLine).join('')));
    },
    cancel: async () => {
      await batches.return(undefined);
    },
  });
}
