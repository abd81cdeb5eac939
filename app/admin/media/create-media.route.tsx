import { useState } from 'react';
import { data, Link, redirect } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import type { SentFile } from '#admin/media-picker/send-file.ts';
import { UploadQueue } from '#admin/media-picker/upload-queue.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { acceptedTypes, mediaFileKinds, mostFiles } from '#core/media/media-file.ts';
import * as m from '#messages/admin/media.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { admitFile } from '#server/media/admit-file.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { Picture } from '#ui/picture.tsx';
import type { Route } from './+types/create-media.route';
import '#admin/media-picker/media.css';

export const loader = forStaff('media.write', async () => {
  return null;
});

/**
 * The upload without script: a plain form with up to ten files. With script the files go one by one
 * (upload.route).
 */
export const action = staffAction(
  does('media.write', async ({ services, staff, form }) => {
    const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0);
    const problems: { message: string }[] = [];
    if (files.length === 0) problems.push({ message: adminMessageFor('file-missing') });
    for (const file of files.slice(0, mostFiles)) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const admitted = await admitFile(services, staff, { name: file.name, bytes });
      if (!admitted.ok) problems.push({ message: `${file.name}: ${adminMessageFor(admitted.code)}` });
    }
    if (files.length > mostFiles) problems.push({ message: m.firstTaken(mostFiles) });
    return problems;
  }),
  (_, problems) => {
    if (problems.length > 0) return data({ problems }, { status: 422 });
    throw redirect(href('/admin-dashboard/media'));
  },
);

export const handle = { crumb: m.addFiles } satisfies AdminHandle;

export default function CreateMedia({ actionData }: Route.ComponentProps) {
  const [sent, setSent] = useState<SentFile[]>([]);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.addFiles} note={m.addFilesNote} />
      <section className="panel admin-stack" aria-label={m.sendFiles}>
        <UploadQueue kinds={mediaFileKinds} onSent={(file) => setSent((all) => [file, ...all])} />
        {sent.length > 0 && (
          <ul className="library" aria-label={m.sent}>
            {sent.map((file) => (
              <li key={file.id}>
                <Link to={href('/admin-dashboard/media/file/:id', { id: file.id })}>
                  {file.kind === 'picture' && <Picture name={file.address} alt="" sizes="240px" />}
                  <b>{file.alt ? file.name : m.describe(file.name)}</b>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <form method="post" encType="multipart/form-data" className="upload-plain">
          <FormError problems={actionData?.problems ?? []} />
          <div className="field">
            <label htmlFor="files">{m.filesLabel}</label>
            <input
              id="files"
              name="files"
              type="file"
              multiple
              className="input"
              accept={mediaFileKinds.map((kind) => acceptedTypes[kind]).join(',')}
            />
          </div>
          <Button size="sm">{m.send}</Button>
        </form>
      </section>
    </div>
  );
}
