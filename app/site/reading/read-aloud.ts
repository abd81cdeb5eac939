import { type Run, type Utterance, utterancesOf } from '#core/content/utterances.ts';

/** What is read of a page: its name, its lead, and the blocks of its text. */
const blocks = 'h1, .lead, .prose :is(h2, h3, h4, p, li, blockquote), .story-list :is(h2, p)';

const still = () => {};

/**
 * The buttons in a <read-aloud> read the page by a voice of the browser, and mark the paragraph
 * that
 * is read. They are shown (`ready`) once the browser has a voice for the language of the page,
 * which
 * it may load late. Returns how to stop.
 */
export function startReadAloud(host: HTMLElement): () => void {
  const speech = window.speechSynthesis;
  if (!speech) return still;
  const leaving = new AbortController();
  const { signal } = leaving;
  const reader = makeReader(host, speech);
  const look = () => host.toggleAttribute('ready', voiceOf(speech, languageOf(host)) !== undefined);
  look();
  // Older Safari has the voices at once and no event for them.
  speech.addEventListener?.('voiceschanged', look, { signal });
  host.addEventListener('click', ({ target }) => reader.press(target), { signal });
  window.addEventListener('pagehide', reader.stop, { signal });
  return () => {
    leaving.abort();
    reader.stop();
  };
}

/** One reading of a page. Its state is the host's: `playing`, `paused`, or none. */
function makeReader(host: HTMLElement, speech: SpeechSynthesis) {
  let found: Element[] = [];
  let waiting: Utterance[] = [];
  let at = 0;
  // Browsers may forget the end of an utterance that nobody holds.
  let speaking: SpeechSynthesisUtterance | null = null;

  const mark = (block: Element | undefined) => {
    for (const one of found) one.toggleAttribute('data-being-read', one === block);
  };
  const silence = () => {
    speaking = null;
    speech.cancel();
  };
  const stop = () => {
    if (!host.hasAttribute('state')) return;
    host.removeAttribute('state');
    silence();
    mark(undefined);
  };
  const say = () => {
    const next = waiting[at];
    if (!next) return stop();
    const utterance = new SpeechSynthesisUtterance(next.text);
    const voice = voiceOf(speech, next.language);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? next.language;
    utterance.onend = () => {
      if (speaking !== utterance) return;
      at += 1;
      say();
    };
    utterance.onerror = () => {
      if (speaking === utterance) stop();
    };
    speaking = utterance;
    mark(found[next.block]);
    speech.speak(utterance);
  };
  const play = () => {
    if (!host.hasAttribute('state')) {
      found = [...(host.closest('main') ?? document).querySelectorAll(blocks)];
      waiting = utterancesOf(runsOf(found), (language) => voiceOf(speech, language) !== undefined);
      at = 0;
    }
    // What another page left behind.
    silence();
    host.setAttribute('state', 'playing');
    say();
  };
  // Phones cannot go on after pause(): the part is said again from its beginning.
  const pause = () => {
    host.setAttribute('state', 'paused');
    silence();
  };
  const press = (target: EventTarget | null) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.value === 'stop') {
      stop();
      // The button that was pressed is gone.
      host.querySelector('button')?.focus();
    } else if (button) (host.getAttribute('state') === 'playing' ? pause : play)();
  };
  return { press, stop };
}

/** The words of each block without those of blocks inside it, by their language. */
function runsOf(found: readonly Element[]): Run[] {
  return found.flatMap((element, block) => {
    const runs: Run[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(blocks) !== element || !isRead(parent)) continue;
      const language = languageOf(parent);
      const before = runs.at(-1);
      if (before?.language === language) before.text += node.nodeValue;
      else runs.push({ block, text: node.nodeValue ?? '', language });
    }
    return runs;
  });
}

function isRead(element: Element): boolean {
  return element.checkVisibility?.() !== false && !element.closest('[aria-hidden="true"], .sr, summary');
}

/** 'en' of an element within `lang="en-IN"`. */
function languageOf(element: Element): string {
  return (element.closest<HTMLElement>('[lang]')?.lang ?? '').split('-')[0] ?? '';
}

/** A voice for a language, rather of India and of the device. Android writes 'hi_IN'. */
function voiceOf(speech: SpeechSynthesis, language: string): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/[-_]IN$/.test(lang) ? 2 : 0) + (localService ? 1 : 0);
  return speech
    .getVoices()
    .filter(({ lang }) => lang.split(/[-_]/)[0] === language)
    .toSorted((one, other) => rank(other) - rank(one))[0];
}
