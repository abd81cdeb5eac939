export interface PersonMergesTable {
  id: string;
  kept_id: string;
  merged_id: string;
  merged_by: string;
  merged_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}
