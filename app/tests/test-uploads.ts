import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { pieceSize } from '#core/media/media-file.ts';
import type { Role } from '#core/people/roles.ts';
import { makeTestDatabase } from '#server/db/test-database.ts';
import { serveApp } from '#server/http/server.ts';
import { makeDiskStore } from '#server/media/disk.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

/**
 * The whole site over HTTP with a media library of its own (a folder, where no store is passed),
 * and a member of the staff who uploads.
 */
export async function openUploadSite(name: string, store?: MediaStore) {
  const folder = `/tmp/mandir-${name}-test-${process.pid}`;
  const database = await makeTestDatabase(6);
  const usual = makeTestServices(database.db, { media: store ?? makeDiskStore(folder) });
  const services = { ...usual, config: { ...usual.config, port: 0, publicUrl: 'http://127.0.0.1' } };
  const http = await serveApp(services, database.connectionString, {
    app: openTestApp(services),
    development: true,
  });
  const base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  const address = `${base}/admin-dashboard/media/upload`;

  /** The cookie of a new person with a role. */
  const enter = async (email: string, role: Role): Promise<string> => {
    const personId = await makePerson(services, email);
    await giveRole(services, personId, role);
    return (await requestOf(services, personId, 'office')).headers.get('cookie') ?? '';
  };
  const editor = await enter('editor@example.com', 'content');
  const post = (url: string, body: BodyInit, cookie = editor) =>
    fetch(url, { method: 'POST', body, headers: { cookie, origin: base }, redirect: 'manual' });

  return {
    services,
    base,
    address,
    editor,
    enter,
    post,
    /** As the browser's script sends a file. */
    upload: async (fileName: string, bytes: Uint8Array, cookie = editor): Promise<Response> => {
      const begin = new URLSearchParams({ intent: 'begin', name: fileName, bytes: String(bytes.length) });
      const begun = await post(address, begin, cookie);
      if (!begun.ok) return begun;
      const { uploadId } = (await begun.json()) as { uploadId: string };
      for (let position = 0; position * pieceSize < bytes.length; position++) {
        const piece = bytes.slice(position * pieceSize, (position + 1) * pieceSize);
        const query = new URLSearchParams({ id: uploadId, position: String(position) });
        await post(`${address}?${query}`, Uint8Array.from(piece), cookie);
      }
      return post(address, new URLSearchParams({ intent: 'finish', id: uploadId }), cookie);
    },
    close: async () => {
      await http.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
