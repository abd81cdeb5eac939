import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { largestFile, type MediaFile, pieceSize } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media-picker.ts';
import { plainHref } from '#ui/href.ts';

const address = plainHref('/admin-dashboard/media/upload');
/** Pauses before a lost chunk is sent again, in milliseconds. */
const pauses = [500, 1_500, 4_000];

export type SentFile = Pick<MediaFile, 'id' | 'kind' | 'name' | 'alt' | 'address'>;

/** A problem that the user can solve, in words. */
export class SendProblem extends Error {}

/**
 * A file being uploaded. It remembers which chunks arrived, so that a retry goes on where it
 * stopped.
 */
export class FileSender {
  readonly file: File;
  #uploadId: string | null = null;
  #arrived = 0;

  constructor(file: File) {
    this.file = file;
  }

  /** Sends the missing chunks and completes the upload. Throws SendProblem. */
  async send(onProgress: (part: number) => void): Promise<SentFile> {
    if (this.file.size === 0) throw new SendProblem(adminMessageFor('file-missing'));
    if (this.file.size > largestFile) throw new SendProblem(adminMessageFor('file-too-large'));
    this.#uploadId ??= (await this.#begin()).uploadId;
    const pieces = Math.ceil(this.file.size / pieceSize);
    for (; this.#arrived < pieces; this.#arrived++) {
      onProgress(this.#arrived / pieces);
      const from = this.#arrived * pieceSize;
      const query = new URLSearchParams({ id: this.#uploadId, position: String(this.#arrived) });
      await ask(`${address}?${query}`, this.file.slice(from, from + pieceSize));
    }
    onProgress(1);
    return ask<SentFile>(address, formOf({ intent: 'finish', id: this.#uploadId }));
  }

  #begin(): Promise<{ uploadId: string }> {
    return ask(address, formOf({ intent: 'begin', name: this.file.name, bytes: String(this.file.size) }));
  }
}

/** Saves the alt text of a picture; returns it as stored. */
export function describeFile(id: string, alt: string): Promise<SentFile> {
  return ask(address, formOf({ intent: 'describe', id, alt }));
}

function formOf(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(fields);
}

async function ask<Answer>(url: string, body: Blob | URLSearchParams): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const pause = pauses[attempt];
    try {
      const response = await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
      // To the sign-in: the session is over.
      if (response.redirected) throw new SendProblem(m.signedOut);
      if (response.ok) return (await response.json()) as Answer;
      if (response.status < 500 || pause === undefined) throw new SendProblem(await problemOf(response));
    } catch (error) {
      if (error instanceof SendProblem) throw error;
      if (pause === undefined) throw new SendProblem(m.lineLost);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function problemOf(response: Response): Promise<string> {
  if (response.status === 403) return m.roleTaken;
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  return answer?.message ?? m.notSentNow;
}
