export interface PasskeysTable {
  id: string;
  person_id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string[];
  created_at: Date;
  used_at: Date | null;
}

export interface PasskeyChallengesTable {
  person_id: string;
  purpose: 'add' | 'sign-in';
  challenge: string;
  expires_at: Date;
}
