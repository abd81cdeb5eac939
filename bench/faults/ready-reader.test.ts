import { expect, it } from 'vitest';
import { makeReadyReader } from './ready-reader.ts';

function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
}

const stream = Buffer.concat([
  message('R', 'auth'),
  message('Z', 'I'),
  message('2', ''),
  message('D', 'ZZZZZI'),
  message('Z', 'T'),
  message('C', 'COMMIT'),
  message('Z', 'I'),
]);

it.each([1, 2, 3, 5, 7, stream.length])('reads the states out of pieces of %i bytes', (size) => {
  const states: boolean[] = [];
  const read = makeReadyReader((idle) => states.push(idle));
  for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size));
  expect(states).toEqual([true, false, true]);
});
