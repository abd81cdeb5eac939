export interface NotesTable {
  id: string;
  about_kind: 'gift' | 'person' | 'request';
  about_id: string;
  author_id: string;
  body: string;
  written_at: Date;
}
