import type { Devotee, Viewer } from '#core/people/viewer.ts';
import type { Db } from '../db/schema.ts';
import { makePerson } from '../people/test-people.ts';
import { makeFixture } from '../purchases/test-donations.ts';
import { type AddedCertificate, addCertificates } from './add-certificate.ts';
import { listCertificates, listOwnCertificates } from './certificate-queries.ts';
import { accountant, fileStatement, lastYear, statementNow, taxDonation } from './test-statement.ts';

export type CertificateYear = Awaited<ReturnType<typeof makeCertificateYear>>;

let sent = 0;
/** A PDF as the portal makes one, each different. */
export function pdf(): Buffer {
  sent += 1;
  return Buffer.from(`%PDF-1.7\n${sent}\n%%EOF\n`);
}

/**
 * A fixture with a year of donations. Two donors have accounts: Radha's donation names her verified
 * address, Gopal's a PAN that somebody else typed too. The statement is filed, unless set
 * otherwise.
 */
export async function makeCertificateYear(db: Db, { filed = true } = {}) {
  const fixture = await makeFixture(db, { clock: () => statementNow });
  const { services } = fixture;
  const account = async (email: string): Promise<Devotee> => {
    const personId = await makePerson(services, email);
    return { kind: 'devotee', personId, name: email, email, emailVerified: true };
  };
  const shared = { pan: 'AAAPB1111A', name: 'Gopal Das' };
  const thief = { ...shared, name: 'Not Gopal', email: 'thief@example.com', amount: '100' };
  const radha = await account('radha@example.com');
  const gopal = await account('gopal@example.com');
  const donations = {
    radha: await taxDonation(services, { email: 'Radha@example.com' }),
    guest: await taxDonation(services, { pan: 'AAAPG2222G', name: 'A Guest', email: 'guest@example.com' }),
    gopal: await taxDonation(services, { ...shared, email: 'gopal@example.com' }),
    stranger: await taxDonation(services, thief),
    nameless: await taxDonation(services, { pan: 'AAAPN3333N', name: 'No Mail' }),
  };
  if (filed) await fileStatement(services);

  async function add(name: string, bytes: Uint8Array = pdf(), who: Viewer = accountant) {
    const added = await addCertificates(services, who, lastYear, [{ name, bytes }]);
    if (!added.ok) return added;
    const [outcome] = added.value;
    if (!outcome) throw new Error('nothing was answered');
    return outcome;
  }
  return {
    fixture,
    services,
    radha,
    gopal,
    donations,
    add,
    /** Adds a file that must be accepted. */
    async added(name: string, bytes?: Uint8Array): Promise<AddedCertificate> {
      const outcome = await add(name, bytes);
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.value;
    },
    admin: () => listCertificates(services, lastYear),
    own: async (who: Devotee) => (await listOwnCertificates(services, who)).map(({ id }) => id),
    letters: async () => {
      const rows = await db
        .selectFrom('letters')
        .select(['recipient', 'data'])
        .where('kind', '=', 'certificate-ready')
        .orderBy('created_at')
        .execute();
      return rows.map(({ recipient, data }) => ({ recipient, ...(data as { donationId: string }) }));
    },
  };
}
