export interface PersonMergesTable {
  id: string;
  surviving_id: string;
  merged_id: string;
  merged_by: string;
  merged_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}
