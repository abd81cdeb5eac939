import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import UploadCloud from 'lucide-react/icons/cloud-upload';
import { type DragEvent, useCallback, useRef, useState } from 'react';
import { acceptedTypes, type MediaFileKind } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media-picker.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FileSender, SendProblem, type SentFile } from './send-file.ts';

type Item = {
  number: number;
  sender: FileSender;
  /** 0 to 1. */
  part: number;
  sent: SentFile | null;
  problem: string | null;
};

type UploadQueueProps = {
  kinds: readonly MediaFileKind[];
  /** Called with each uploaded file as stored in the library. */
  onSent: (file: SentFile) => void;
};

/**
 * Files are dropped or chosen and uploaded one after another in chunks; a broken connection is
 * retried.
 */
export function UploadQueue({ kinds, onSent }: UploadQueueProps) {
  const [items, setItems] = useState<Item[]>([]);
  const [over, setOver] = useState(false);
  const turn = useRef(Promise.resolve());
  const count = useRef(0);
  const chooser = useRef<HTMLInputElement>(null);
  const change = useCallback(
    (number: number, with_: Partial<Item>) =>
      setItems((all) => all.map((one) => (one.number === number ? { ...one, ...with_ } : one))),
    [],
  );
  const send = (number: number, sender: FileSender) => {
    turn.current = turn.current.then(async () => {
      change(number, { problem: null });
      try {
        const sent = await sender.send((part) => change(number, { part }));
        change(number, { part: 1, sent });
        onSent(sent);
      } catch (error) {
        const problem = error instanceof SendProblem ? error.message : m.notSent;
        change(number, { problem });
      }
    });
  };
  const add = (files: Iterable<File>) => {
    const fresh = [...files].map((file) => ({
      number: count.current++,
      sender: new FileSender(file),
      part: 0,
      sent: null,
      problem: null,
    }));
    setItems((all) => [...fresh, ...all]);
    for (const { number, sender } of fresh) send(number, sender);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <div className="upload noscript:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the usual way */}
      <div
        className={`upload-drop ${over ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon of={UploadCloud} />
        <p>{m.dropHere}</p>
        <Button
          type="button"
          look="outline"
          size="sm"
          data-needs-script
          onClick={() => chooser.current?.click()}
        >
          {m.chooseFiles}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={m.filesToSend}
          accept={kinds.map((kind) => acceptedTypes[kind]).join(',')}
          onChange={({ target }) => {
            add(target.files ?? []);
            target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <ul className="upload-items" aria-live="polite">
          {items.map((item) => (
            <li key={item.number}>
              <span className="upload-name">{item.sender.file.name}</span>
              {item.problem ? (
                <span className="upload-problem">
                  <Icon of={CircleAlert} />
                  {item.problem}
                  <Button
                    type="button"
                    look="outline"
                    size="sm"
                    onClick={() => send(item.number, item.sender)}
                  >
                    {m.tryAgain}
                  </Button>
                </span>
              ) : item.sent ? (
                <span className="upload-done">
                  <Icon of={CircleCheck} />
                  {m.inLibrary}
                </span>
              ) : (
                <progress value={item.part} max={1} aria-label={m.sending(item.sender.file.name)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
