import type { Tone } from '#ui/notice.tsx';

/** '1.4 GB': powers of 1024, as disks are spoken of. */
export function byteWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let [amount, unit] = [bytes, 0];
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}

/** 'send-letters' as 'Send letters'. */
export function jobWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const hour = 3_600_000;

/** A job is late when it missed three turns; some minutes are given for a slow start. */
export function jobTone(
  { everySeconds, ranAt, failedAt }: { everySeconds: number; ranAt: Date; failedAt: Date | null },
  now: Date,
): Tone {
  if (failedAt && failedAt >= ranAt) return 'bad';
  const late = now.getTime() - ranAt.getTime() > everySeconds * 3_000 + 300_000;
  return late ? 'bad' : 'good';
}

/** Good within a day, a warning after, bad after a week or without any. */
export function backupTone(madeAt: Date | null, now: Date): Tone {
  if (!madeAt) return 'bad';
  const age = now.getTime() - madeAt.getTime();
  if (age > 7 * 24 * hour) return 'bad';
  return age > 26 * hour ? 'wait' : 'good';
}

export function diskTone(disk: { free: number; total: number }): Tone {
  const left = disk.free / disk.total;
  if (left < 0.05) return 'bad';
  return left < 0.15 ? 'wait' : 'good';
}
