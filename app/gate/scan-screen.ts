import { gateNames } from '#core/passes/gate/gate-names.ts';
import { answerPanel, gateName, plainPanel } from './answer-panel.ts';
import { type Camera, makeCamera } from './camera.ts';
import type { Decoder } from './decoder.ts';
import { element } from './element.ts';
import { askNumber } from './number-sheet.ts';
import { readTypedByReader } from './reader-keys.ts';
import type { Session, Shown } from './session.ts';
import { signal, wakeSpeaker } from './signals.ts';
import { chosenLanguage, type Words } from './words.ts';

type Parts = {
  words: Words;
  session: Session;
  decode: Decoder;
  isSoundOn: () => boolean;
  /** After a scan: there is something to send. */
  onScan: () => void;
  onMore: () => void;
};

export type ScanScreen = { root: HTMLElement; showLine: () => void; leave: () => void };

/** How long an answer stands before the gate says again that it is ready. */
const shownMs = 6_000;

/** The camera above, the answer below, and what a thumb reaches at the bottom. */
export function scanScreen({ words: m, session, decode, isSoundOn, onScan, onMore }: Parts): ScanScreen {
  const name = element('strong');
  const event = element('span', { class: 'event' });
  const line = element('p', { class: 'line', role: 'status' });
  const video = element('video', { muted: true, playsinline: true, 'aria-hidden': 'true' });
  const trouble = element('p', { class: 'camera-trouble' });
  const light = element(
    'button',
    { class: 'light', 'aria-pressed': 'false', hidden: true, onclick: () => void switchLight() },
    m.light,
  );
  const start = element('button', { class: 'main start', onclick: () => void startCamera() }, m.startCamera);
  const panel = element('section', { class: 'answer', role: 'status', 'aria-live': 'assertive' });
  const moreButton = element('button', { onclick: onMore }, m.more);
  let readyTimer = 0;

  const fill = (look: string, parts: Node[]): void => {
    clearTimeout(readyTimer);
    panel.dataset.light = look;
    panel.replaceChildren(...parts);
  };
  const showReady = () => fill('ready', plainPanel(m.readyForNext, m.showPass));
  const show = (shown: Shown): void => {
    const decided = async (answer: Promise<Shown>) => {
      show(await answer);
      onScan();
    };
    const decidedLight = shown.letIn ? 'green' : 'red';
    fill(shown.letIn === null ? 'amber' : decidedLight, [
      ...answerPanel(m, shown, session.facts(), {
        onLetIn: () => void decided(session.letIn(shown)),
        onSendAway: () => show({ ...shown, letIn: false }),
      }),
    ]);
    if (shown.letIn !== null) readyTimer = window.setTimeout(showReady, shownMs);
    showLine();
  };
  const present = async (read: string): Promise<void> => {
    const shown = await session.present(read);
    if (!shown) {
      fill('ready', plainPanel(m.notReady, m.notReadyWhy));
      return;
    }
    show(shown);
    signal(shown.verdict.light, isSoundOn());
    if (shown.letIn) onScan();
  };
  const undo = async (): Promise<void> => {
    const last = await session.undoLast();
    fill('ready', plainPanel(last ? m.undone : m.nothingToUndo, last ? m.undoneThisPass : ''));
    readyTimer = window.setTimeout(showReady, shownMs);
    showLine();
    if (last) onScan();
  };

  const camera: Camera = makeCamera(video, decode, (text) => void present(text));
  const startCamera = async (): Promise<void> => {
    const problem = await camera.start();
    start.hidden = problem === null;
    trouble.textContent = problem ? { 'no-camera': m.noCamera, refused: m.cameraRefused }[problem] : '';
    light.hidden = !camera.hasLight();
  };
  const switchLight = async (): Promise<void> => {
    const on = light.getAttribute('aria-pressed') !== 'true';
    if (await camera.setLight(on)) light.setAttribute('aria-pressed', String(on));
  };
  // A hidden page gets no pictures, and a camera that is on empties the battery.
  const onHidden = (): void => {
    if (document.hidden) camera.stop();
    else if (start.hidden) void startCamera();
    keepAwake();
  };
  const stopReading = readTypedByReader((text) => void present(text));
  document.addEventListener('visibilitychange', onHidden);

  const showLine = (): void => {
    const facts = session.facts();
    name.textContent = facts ? gateName(m, facts, facts.gate) : m.gate;
    event.textContent = gateNames(facts, chosenLanguage()).event;
    const count = session.waitingCount();
    const twice = session.doubleCount();
    line.dataset.online = String(session.isOnline());
    const known = session.isComplete()
      ? session.isOnline()
        ? m.connected
        : m.noLine
      : m.loading(session.passCount());
    const sent = count > 0 ? m.toSend(count) : m.allSent;
    line.dataset.full = String(session.isFull());
    line.textContent = session.isFull() ? m.phoneFull(sent) : `${known}, ${sent}`;
    moreButton.textContent = twice > 0 ? `${m.more} (${twice})` : m.more;
    moreButton.toggleAttribute('data-doubles', twice > 0);
    moreButton.title = twice > 0 ? m.doublesFound(twice) : '';
  };

  showReady();
  showLine();
  keepAwake();
  void startCamera();
  const root = element(
    'main',
    { class: 'scanning', onpointerdown: wakeSpeaker },
    element('header', {}, element('div', {}, name, event), line),
    element('section', { class: 'view' }, video, trouble, start, light),
    panel,
    element(
      'nav',
      {},
      element('button', { onclick: () => askNumber(m, (typed) => void present(typed)) }, m.typeNumber),
      element('button', { onclick: () => void undo() }, m.undo),
      moreButton,
    ),
  );
  return {
    root,
    showLine,
    leave: () => {
      camera.stop();
      stopReading();
      clearTimeout(readyTimer);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}

/** The screen stays on while the gate is open; browsers forget it when the page is hidden. */
function keepAwake(): void {
  if (!document.hidden) void navigator.wakeLock?.request('screen').catch(() => {});
}
