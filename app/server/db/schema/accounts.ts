import type { Generated } from 'kysely';
import type { Role } from '#core/people/roles.ts';

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

export interface SecondFactorsTable {
  person_id: string;
  secret_sealed: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: Date;
}

export interface RecoveryCodesTable {
  person_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface AdminEntriesTable {
  token_hash: string;
  person_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface StaffInvitationsTable {
  id: string;
  email: string;
  name: string;
  roles: Role[];
  token_hash: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}
