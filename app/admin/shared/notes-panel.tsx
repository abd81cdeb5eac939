import { Form, useNavigation } from 'react-router';
import type { NoteView } from '#server/notes/note-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { shortMoment } from './moment-words.ts';

type NotesPanelProps = { notes: NoteView[]; mayWrite: boolean; typed?: string; error?: string | null };

/** The office's own notes about a record, and the form for one more (intent 'note'). */
export function NotesPanel({ notes, mayWrite, typed = '', error = null }: NotesPanelProps) {
  const saving = useNavigation().formData?.get('intent') === 'note';
  return (
    <section className="panel" aria-labelledby="notes">
      <header>
        <h2 id="notes">Notes</h2>
      </header>
      {notes.length === 0 && <p className="muted sm">None yet. Only the office reads them.</p>}
      <ul className="office-notes">
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
        <Form key={notes.length} method="post" noValidate className="office-stack mt-4">
          <input type="hidden" name="intent" value="note" />
          <TextArea
            name="note"
            label="Add a note"
            rows={2}
            maxLength={2000}
            defaultValue={typed}
            error={error}
          />
          <div>
            <Button look="outline" size="sm" busy={saving && 'Saving…'}>
              Keep the note
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
