import { useEffect, useState } from 'react';
import { type MediaFileKind, mediaKindWords } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media-picker.ts';
import { Button } from '#ui/button.tsx';
import { plainHref } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import { describeFile, SendProblem, type SentFile } from './send-file.ts';
import { UploadQueue } from './upload-queue.tsx';

export type PickedMedia = { address: string; alt: string; name: string };

type MediaPage = { files: SentFile[]; more: boolean };

type MediaGridProps = {
  kinds: readonly MediaFileKind[];
  mayUpload: boolean;
  onPick: (file: PickedMedia) => void;
};

/**
 * Files to choose from, newest first; missing ones are uploaded here and described before they are
 * used.
 */
export function MediaGrid({ kinds, mayUpload, onPick }: MediaGridProps) {
  const [words, setWords] = useState('');
  const [page, setPage] = useState<MediaPage | null>(null);
  const [failed, setFailed] = useState(false);
  const [silent, setSilent] = useState<SentFile | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const kindsText = kinds.join(',');
  useEffect(() => {
    const stop = new AbortController();
    const query = new URLSearchParams({ words, kinds: kindsText });
    fetch(`${plainHref('/admin-dashboard/media/shelf')}?${query}`, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error('refused'))))
      .then((found: MediaPage) => {
        setPage(found);
        setFailed(false);
      })
      .catch(() => !stop.signal.aborted && setFailed(true));
    return () => stop.abort();
  }, [words, kindsText]);
  const take = (file: SentFile) => {
    if (file.kind === 'picture' && file.alt === '' && mayUpload) setSilent(file);
    else onPick(file);
  };
  const goBack = () => {
    setSilent(null);
    setCameBack(true);
  };
  if (silent) return <DescribeFirst file={silent} onPick={onPick} onBack={goBack} />;
  return (
    <div className="picker-grid">
      {mayUpload && (
        <UploadQueue
          kinds={kinds}
          onSent={(file) =>
            setPage((now) => ({
              more: now?.more ?? false,
              files: [file, ...(now?.files ?? []).filter(({ id }) => id !== file.id)],
            }))
          }
        />
      )}
      <div className="field">
        <label htmlFor="picker-words">{m.searchLibrary}</label>
        <input
          id="picker-words"
          type="search"
          className="input"
          value={words}
          // biome-ignore lint/a11y/noAutofocus: what was pressed before is gone, the focus with it
          autoFocus={cameBack}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {failed && <p role="alert">{m.notOpened}</p>}
      <p className="sm muted" role="status">
        {page && countWords(page, words)}
      </p>
      <ul className="picker-files">
        {page?.files.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => take(file)}>
              {file.kind === 'picture' ? (
                <Picture name={file.address} alt="" sizes="180px" />
              ) : (
                <span className="picker-kind">{mediaKindWords[file.kind]}</span>
              )}
              <span className="sr">{m.choose} </span>
              <span className="picker-name">{file.alt || file.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countWords({ files, more }: MediaPage, words: string): string {
  if (files.length === 0) return words ? m.noMatch : m.empty;
  if (more) return m.newest(files.length);
  return m.files(files.length);
}

type DescribeProps = { file: SentFile; onPick: (file: PickedMedia) => void; onBack: () => void };

/** A picture is described once, when it is first used. */
function DescribeFirst({ file, onPick, onBack }: DescribeProps) {
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      onPick(await describeFile(file.id, alt));
    } catch (error) {
      setProblem(error instanceof SendProblem ? error.message : m.notSaved);
      setBusy(false);
    }
  };
  return (
    <div className="picker-describe">
      <Picture name={file.address} alt="" sizes="320px" />
      <div className="field">
        <label htmlFor="picker-alt">{m.whatShows}</label>
        <input
          id="picker-alt"
          className="input"
          value={alt}
          maxLength={200}
          aria-describedby="picker-alt-hint"
          aria-invalid={problem ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: the pressed picture and its focus are gone
          autoFocus
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        {problem && (
          <div className="msg" role="alert">
            {problem}
          </div>
        )}
        <div id="picker-alt-hint" className="hint">
          {m.whatShowsHint}
        </div>
      </div>
      <div className="row wrapx">
        <Button type="button" size="sm" busy={busy && m.saving} onClick={save}>
          {m.usePicture}
        </Button>
        <Button type="button" size="sm" look="outline" onClick={onBack}>
          {m.back}
        </Button>
      </div>
    </div>
  );
}
