import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sampleReceipt } from '#core/receipts/sample-receipt.ts';

// A site that forks the printing process as receipt-printer.ts does, sends it a job, and is killed.
const site = `
  const { fork } = require('node:child_process');
  const press = fork(process.argv[1], { serialization: 'advanced' });
  const facts = JSON.parse(process.argv[2]);
  for (let id = 0; id < 8; id++) press.send({ id, job: { facts, publicUrl: 'https://temple.test' } });
  press.once('message', () => process.kill(process.pid, 'SIGKILL'));
`;

it('ends without output when the site is killed while it prints', async () => {
  const press = path.join(import.meta.dirname, 'receipt-process.ts');
  const killed = spawn(process.execPath, ['-e', site, press, JSON.stringify(sampleReceipt())], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The stream ends only when the printing process, which shares it, has ended as well.
  const output = text(killed.stderr);
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await output).toBe('');
}, 60_000);
