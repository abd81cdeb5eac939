import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import * as m from '#messages/admin/records.ts';
import type { NoteView } from '#server/notes/note-queries.ts';
import { TextArea } from '#ui/forms/field.tsx';

type NotesPanelProps = { notes: NoteView[]; mayWrite: boolean; typed?: string; error?: string | null };

/** The staff's notes on a record, and the form for one more (intent 'note'). */
export function NotesPanel({ notes, mayWrite, typed = '', error = null }: NotesPanelProps) {
  return (
    <Panel aria-labelledby="notes" title={m.notes}>
      {notes.length === 0 && <p className="muted sm">{m.noNotes}</p>}
      <ul className="admin-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="whitespace-pre-line">{note.body}</p>
            <span className="faint sm num">
              {note.author}, {shortMoment(note.writtenAt)}
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="mt-4">
          <PanelForm key={notes.length} intent="note" save={m.keepNote}>
            <TextArea
              name="note"
              label={m.addNote}
              rows={2}
              maxLength={2000}
              defaultValue={typed}
              error={error}
            />
          </PanelForm>
        </div>
      )}
    </Panel>
  );
}
