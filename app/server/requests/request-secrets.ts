import {
  type RequestDetails,
  type RequestInput,
  type RequestKind,
  secretParts,
} from '#core/requests/request.ts';
import type { Sealer } from '../sealing/sealer.ts';

const column = 'requests.secrets_sealed';

/** The details of a request as its row stores them: the secret parts apart, and sealed. */
export function sealDetails(
  sealer: Sealer,
  requestId: string,
  { kind, details }: Pick<RequestInput, 'kind' | 'details'>,
): { details: string; secrets_sealed: string | null } {
  const secret = secretParts[kind];
  if (!secret) return { details: JSON.stringify(details), secrets_sealed: null };
  const parts = Object.entries(details);
  const pick = (isSecret: boolean) =>
    JSON.stringify(Object.fromEntries(parts.filter(([name]) => secret.includes(name) === isSecret)));
  return { details: pick(false), secrets_sealed: sealer.seal(column, requestId, pick(true)) };
}

type StoredDetails = { id: string; details: RequestDetails[RequestKind]; secrets_sealed: string | null };

/** The details as they were typed. */
export function unsealDetails(sealer: Sealer, row: StoredDetails): RequestDetails[RequestKind] {
  const secrets = sealer.openText(column, row.id, row.secrets_sealed);
  return secrets === null ? row.details : { ...row.details, ...JSON.parse(secrets) };
}
