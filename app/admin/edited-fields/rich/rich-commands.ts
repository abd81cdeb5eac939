import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { readYoutubeLink } from '#core/darshan/live-session.ts';
import * as m from '#messages/admin/edited-fields.ts';
import type { RichEditor } from './rich-editor.ts';

/** Sets or removes a link; returns the problem with the address, or null. */
export function setLink(editor: RichEditor, typed: string): string | null {
  const href = typed.trim();
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') {
    chain.unsetLink().run();
    return null;
  }
  if (!/^(https?:\/\/|\/(?!\/)|mailto:|tel:)\S+$/.test(href)) return m.addressInvalid;
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
    return null;
  }
  chain.setLink({ href }).run();
  return null;
}

/** Inserts a film; returns the problem with the link, or null. */
export function setFilm(editor: RichEditor, typed: string, title: string): string | null {
  const id = readYoutubeLink(typed);
  if (!id.ok) return adminMessageFor('youtube-invalid');
  editor
    .chain()
    .focus()
    .insertContent({ type: 'film', attrs: { id: id.value, title: title.trim() || m.film } })
    .run();
  return null;
}
