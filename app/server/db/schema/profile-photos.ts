import type { Generated } from 'kysely';

export interface ProfilePhotosTable {
  id: string;
  person_id: string | null;
  state: Generated<'coming' | 'whole' | 'square' | 'failed'>;
  created_at: Date;
}
