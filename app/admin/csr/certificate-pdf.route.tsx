import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findAgreement } from '#server/csr/agreement-queries.ts';
import { contentDisposition } from '#server/web-request/content-disposition.ts';
import type { Route } from './+types/certificate-pdf.route';

/** The utilisation certificate as a PDF. */
export const loader = forStaff(
  'donations.read',
  async ({ params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const issued = (await findAgreement(services, params.id))?.issued;
    if (!issued) throw new Response(null, { status: 404 });
    const pdf = await services.receipts.printCertificate(issued, staff.address);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition': contentDisposition('inline', `${issued.number.replaceAll('/', '-')}.pdf`),
        'cache-control': 'no-store, private',
      },
    });
  },
);
