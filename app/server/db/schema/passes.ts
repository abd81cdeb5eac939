export interface PassKeysTable {
  id: string;
  public_x: string;
  private_sealed: string;
  signing: boolean;
  made_at: Date;
  withdrawn_at: Date | null;
}
