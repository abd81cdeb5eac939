import type { Decoder } from './decoder.ts';

export type CameraTrouble = 'no-camera' | 'refused';

export type Camera = {
  start: () => Promise<CameraTrouble | null>;
  stop: () => void;
  /** Turns the light on or off; false where the telephone has none. */
  setLight: (on: boolean) => Promise<boolean>;
  hasLight: () => boolean;
};

/** Between two looks: eight a second are enough for a hand, and the battery lasts the evening. */
const restMs = 120;
/** The same code is another presentation when it was out of sight for so long. */
const goneMs = 3_000;

/** Looks through the video for codes; each is told once while it stays before the camera. */
export function makeCamera(video: HTMLVideoElement, decode: Decoder, onCode: (text: string) => void): Camera {
  let stream: MediaStream | null = null;
  let timer = 0;
  let last = { text: '', seenAt: 0 };

  const look = async (): Promise<void> => {
    const text = video.readyState >= 2 ? await decode(video) : null;
    const now = performance.now();
    if (text !== null && stream) {
      const isNew = text !== last.text || now - last.seenAt > goneMs;
      last = { text, seenAt: now };
      if (isNew) onCode(text);
    }
    if (stream) timer = window.setTimeout(look, restMs);
  };
  const track = () => stream?.getVideoTracks()[0];
  const stop = (): void => {
    clearTimeout(timer);
    for (const each of stream?.getTracks() ?? []) each.stop();
    stream = null;
    video.srcObject = null;
  };

  return {
    stop,
    start: async () => {
      stop();
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
        });
      } catch (error) {
        return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'no-camera';
      }
      video.srcObject = stream;
      await video.play().catch(() => {});
      void look();
      return null;
    },
    hasLight: () => {
      const can = track()?.getCapabilities?.() as { torch?: boolean } | undefined;
      return can?.torch === true;
    },
    setLight: async (on) => {
      const wanted = { advanced: [{ torch: on } as MediaTrackConstraintSet] };
      return (
        (await track()
          ?.applyConstraints(wanted)
          .then(
            () => true,
            () => false,
          )) ?? false
      );
    },
  };
}
