import { spawn } from 'node:child_process';

// Runs the commands of its arguments in parallel, for steps of which none needs another: the output
// of each is printed whole when it ends. Exits with 1 when one of them failed.
const codes = await Promise.all(process.argv.slice(2).map(run));
process.exit(codes.some((code) => code !== 0) ? 1 : 0);

function run(step: string): Promise<number> {
  const started = performance.now();
  const child = spawn(step, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => printed.push(part));
  child.stderr.on('data', (part: Buffer) => printed.push(part));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`\n$ ${step} (${seconds} s, ${code === 0 ? 'good' : 'failed'})`);
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}
