import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findAgreement } from '#server/csr/agreement-queries.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';
import type { Route } from './+types/certificate-pdf.route';

/** The utilisation certificate as a PDF. */
export const loader = forStaff(
  'donations.read',
  async ({ params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const issued = (await findAgreement(services, params.id))?.issued;
    if (!issued) throw new Response(null, { status: 404 });
    const pdf = await services.receipts.printCertificate(issued, staff.address);
    return pdfFile(pdf, `${issued.number.replaceAll('/', '-')}.pdf`);
  },
);
