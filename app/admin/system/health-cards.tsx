import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/system.ts';
import type { Health } from '#server/system/system-queries.ts';
import type { TextTrouble } from '#server/system/text-message-queries.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/notice.tsx';
import { backupTone, byteWords, diskTone } from './system-words.ts';

type Card = { title: string; tone: Tone; word: string; lines: string[] };

const words: Record<Tone, string> = { good: m.well, wait: m.lookHere, bad: m.needsYou, info: m.known };

type HealthCardsProps = { health: Health; texts: TextTrouble; now: Date };

/** One card for each part of the site. */
export function HealthCards({ health, texts, now }: HealthCardsProps) {
  return (
    <ul className="admin-health">
      {cardsOf(health, texts, now).map(({ title, tone, word, lines }) => (
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

function cardsOf(
  { database, disk, mail, gateway, lastBackup, lastDrill }: Health,
  texts: TextTrouble,
  now: Date,
): Card[] {
  const card = (title: string, tone: Tone, ...lines: string[]): Card => ({
    title,
    tone,
    word: words[tone],
    lines,
  });
  const mailTone = mail.givenUp > 0 ? 'bad' : mail.inTrouble > 0 ? 'wait' : 'good';
  return [
    card(
      m.database,
      database.ms > 500 ? 'wait' : 'good',
      m.databaseAnswers(database.ms, byteWords(database.bytes)),
      m.databaseVersion(database.version),
    ),
    disk
      ? card(m.disk, diskTone(disk), m.diskFree(byteWords(disk.free), byteWords(disk.total)))
      : card(m.disk, 'wait', m.diskUnknown),
    card(
      m.mail,
      mailTone,
      mail.byPost ? m.sentByServer : m.storedInDemo,
      mail.waiting === 0
        ? m.noLetterWaits
        : mail.oldestWaiting
          ? m.lettersWaitSince(mail.waiting, shortMoment(mail.oldestWaiting))
          : m.lettersWait(mail.waiting),
      ...(mail.givenUp > 0 ? [m.lettersGivenUp(mail.givenUp)] : []),
    ),
    ...(texts.over > 0
      ? [card(m.textMessages, 'bad', m.textsNotSent(texts.over), m.lastReason(texts.lastReason ?? ''))]
      : []),
    card(
      m.gateway,
      gateway.parked > 0 ? 'bad' : gateway.waiting > 0 ? 'wait' : 'good',
      gateway.mode === 'test' ? m.testMode : m.liveMode,
      gateway.lastEvent ? m.lastWord(shortMoment(gateway.lastEvent)) : m.noWord,
      ...(gateway.waiting > 0
        ? [gateway.waiting === 1 ? m.oneMessageWaits : m.messagesWait(gateway.waiting)]
        : []),
      ...(gateway.parked > 0 ? [m.notWorkedIn(gateway.parked)] : []),
    ),
    card(
      m.lastBackup,
      backupTone(lastBackup?.madeAt ?? null, now),
      lastBackup
        ? m.backupRows(shortMoment(lastBackup.madeAt), lastBackup.rows.toLocaleString('en-IN'))
        : m.noBackup,
      ...(lastBackup?.files != null ? [filesBackedUp(lastBackup.files)] : [m.backupListsFiles]),
      lastDrill ? m.restoredOnTrial(shortMoment(lastDrill)) : m.noRestoreDrill,
    ),
  ];
}

const filesBackedUp = (count: number): string =>
  count === 1 ? m.oneFileBackedUp : m.filesBackedUp(count.toLocaleString('en-IN'));
