import { shortMoment } from '#admin/words/moment-words.ts';
import type { Health } from '#server/system/system-queries.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/notice.tsx';
import { backupTone, byteWords, diskTone } from './system-words.ts';

type Card = { title: string; tone: Tone; word: string; lines: string[] };

const words: Record<Tone, string> = { good: 'Well', wait: 'Look here', bad: 'Needs you', info: 'Known' };

/** One card for each part of the site. */
export function HealthCards({ health, now }: { health: Health; now: Date }) {
  return (
    <ul className="admin-health">
      {cardsOf(health, now).map(({ title, tone, word, lines }) => (
        <li key={title} className="panel">
          <div className="row between">
            <h2>{title}</h2>
            <Badge tone={tone}>{word}</Badge>
          </div>
          {lines.map((line) => (
            <p key={line} className="sm muted">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function cardsOf({ database, disk, mail, gateway, lastBackup }: Health, now: Date): Card[] {
  const card = (title: string, tone: Tone, ...lines: string[]): Card => ({
    title,
    tone,
    word: words[tone],
    lines,
  });
  const mailTone = mail.givenUp > 0 ? 'bad' : mail.inTrouble > 0 ? 'wait' : 'good';
  return [
    card(
      'Database',
      database.ms > 500 ? 'wait' : 'good',
      `Answers in ${database.ms} ms, holds ${byteWords(database.bytes)}`,
      `Postgres ${database.version}`,
    ),
    disk
      ? card('Disk', diskTone(disk), `${byteWords(disk.free)} of ${byteWords(disk.total)} are free`)
      : card('Disk', 'wait', 'The machine does not tell'),
    card(
      'Mail',
      mailTone,
      mail.byPost ? 'Sent by a mail server' : 'Kept in the demo’s mailbox',
      mail.waiting === 0
        ? 'No letter waits'
        : `${mail.waiting} wait${mail.oldestWaiting ? `, the oldest since ${shortMoment(mail.oldestWaiting)}` : ''}`,
      ...(mail.givenUp > 0 ? [`${mail.givenUp} given up`] : []),
    ),
    card(
      'Payment gateway',
      gateway.parked > 0 ? 'bad' : gateway.waiting > 0 ? 'wait' : 'good',
      gateway.mode === 'test' ? 'Test mode: no money moves' : 'Live',
      gateway.lastEvent ? `Last word ${shortMoment(gateway.lastEvent)}` : 'No word from it yet',
      ...(gateway.waiting > 0
        ? [
            gateway.waiting === 1
              ? '1 message waits to be worked in'
              : `${gateway.waiting} messages wait to be worked in`,
          ]
        : []),
      ...(gateway.parked > 0 ? [`${gateway.parked} could not be worked in: see below`] : []),
    ),
    card(
      'Last backup',
      backupTone(lastBackup?.madeAt ?? null, now),
      lastBackup
        ? `${shortMoment(lastBackup.madeAt)}, ${lastBackup.rows.toLocaleString('en-IN')} rows`
        : 'None was made from here or by the command',
      'Uploaded pictures, films and photos are not in it: docs/operations says how to keep them',
    ),
  ];
}
