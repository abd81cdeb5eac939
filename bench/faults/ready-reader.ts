const readyForQuery = 'Z'.charCodeAt(0);
const idleStatus = 'I'.charCodeAt(0);
/**
 * A message type and four bytes of length, which include themselves (PostgreSQL 18, 54.7 Message
 * Formats).
 */
const headLength = 5;

/**
 * Follows what Postgres sends on one connection and reports at each ReadyForQuery whether it is
 * idle, or inside an open transaction.
 */
export function makeReadyReader(ready: (idle: boolean) => void): (chunk: Buffer) => void {
  let head = Buffer.alloc(0);
  let left = 0;
  let isReady = false;
  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (left > 0) {
        if (isReady) ready(chunk[at] === idleStatus);
        isReady = false;
        const skipped = Math.min(left, chunk.length - at);
        left -= skipped;
        at += skipped;
        continue;
      }
      const missing = headLength - head.length;
      head = Buffer.concat([head, chunk.subarray(at, at + missing)]);
      at += missing;
      if (head.length < headLength) return;
      isReady = head[0] === readyForQuery;
      left = head.readUInt32BE(1) - 4;
      head = Buffer.alloc(0);
    }
  };
}
