import './gate.css';
import { openDecoder } from './decoder.ts';
import { element } from './element.ts';
import { makeMeetings } from './meetings.ts';
import { showMore } from './more-sheet.ts';
import { pairScreen } from './pair-screen.ts';
import { scanScreen } from './scan-screen.ts';
import { openSession } from './session.ts';
import { type GateStore, openStore } from './store.ts';
import { chooseLanguage, chosenLanguage, wordsOf } from './words.ts';

const soundKey = 'gate-sound';
const sound = {
  isOn: () => localStorage.getItem(soundKey) !== 'off',
  set: (on: boolean) => localStorage.setItem(soundKey, on ? 'on' : 'off'),
};

const words = () => wordsOf(chosenLanguage());
const say = (sentence: string) =>
  document.body.replaceChildren(
    element('main', { class: 'pairing' }, element('p', { role: 'alert' }, sentence)),
  );

/** The whole app: the screen that pairs where nothing is stored, else the gate at work. */
async function run(store: GateStore, notice: string | null = null): Promise<void> {
  const m = words();
  document.title = m.gate;
  // Words that were drawn before their font was there can stay boxes; Latin has none to wait for.
  await document.fonts.load('1em "Gate Hindi"', m.gate).catch(() => []);
  const stored = await store.load();
  const { device } = stored;
  const again = (why: string | null = null) => void run(store, why);
  const showPairing = (why: string | null) =>
    document.body.replaceChildren(
      pairScreen({
        ...{ words: m, notice: why, onLanguage: again },
        onPaired: async (paired) => {
          await store.pair(paired);
          again();
        },
      }),
    );
  if (!device) return showPairing(notice);

  const session = await openSession(store, { ...stored, device });
  const leave = (): void => {
    meetings.stop();
    screen.leave();
  };
  const screen = scanScreen({
    ...{ words: m, session, decode: await openDecoder(), isSoundOn: sound.isOn },
    onScan: () => meetings.soon(),
    onMore: () =>
      showMore({
        ...{ words: m, session, sound },
        onLanguage: () => {
          leave();
          again();
        },
        onWiped: () => {
          leave();
          again();
        },
      }),
  });
  document.body.replaceChildren(screen.root);
  const meetings = makeMeetings(
    () => session.meet(screen.showLine),
    (outcome) => {
      screen.showLine();
      if (outcome !== 'withdrawn' && outcome !== 'unknown-device') return;
      leave();
      for (const open of document.querySelectorAll('dialog')) open.close();
      if (outcome === 'withdrawn') again(m.withdrawnByOffice);
      else showPairing(m.unknownToOffice);
    },
  );
}

async function begin(): Promise<void> {
  chooseLanguage(chosenLanguage());
  void navigator.serviceWorker?.register('/gate/worker.js', { scope: '/gate' }).catch(() => {});
  // Scans must not be the first that goes when a phone is full.
  void navigator.storage?.persist?.();
  const store = await openStore().catch(() => null);
  if (!store) return say(words().cannotStore);
  // Two tabs would each know half of what came in.
  await navigator.locks.request('gate', { ifAvailable: true }, async (lock) => {
    if (!lock) return say(words().openElsewhere);
    await run(store);
    return new Promise(() => {});
  });
}

void begin();
