export interface JobRunsTable {
  name: string;
  ran_at: Date;
  ms: number;
  every_seconds: number;
  failed_at: Date | null;
  error: string | null;
}

export interface BackupsTable {
  id: string;
  made_at: Date;
  made_by: string | null;
  row_count: number;
}
