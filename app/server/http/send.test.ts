import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeStoragePolicy } from '../shared-cache/storage-policy.ts';
import { sendAnswer } from './send.ts';

it('buffers no more of a file than a client that reads nothing takes', async () => {
  const size = 64 * 1_024;
  // 256 MB: no connection and no kernel buffers that much for a client that does not read.
  const all = 4_096;
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (file) => {
      taken += 1;
      if (taken > all) file.close();
      else file.enqueue(new Uint8Array(size));
    },
  });
  const server = createServer((req, res) => {
    sendAnswer(
      req,
      res,
      { status: 200, headers: [], type: 'text/csv', stream },
      makeStoragePolicy(null),
    ).catch(() => {});
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: temple.test\r\n\r\n');
  await expect.poll(() => taken).toBeGreaterThan(1);
  // Until nothing moves any more: without backpressure the next turn always takes another part.
  for (let still = 0, before = taken; still < 500 && taken <= all; before = taken) {
    await setImmediate();
    still = taken === before ? still + 1 : 0;
  }
  expect(taken).toBeLessThan(all / 2);
  visitor.destroy();
  await new Promise((closed) => server.close(closed));
});
