import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findClassCertificate } from '#server/classes/attendance/attendance-queries.ts';
import { pdfFile } from '#server/web-request/pdf-file.ts';
import type { Route } from './+types/certificate.route';

/** The certificate of a class as a PDF. */
export const loader = forStaff(
  'seats.read',
  async ({ params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const given = await findClassCertificate(services, params.id);
    if (!given) throw new Response(null, { status: 404 });
    const pdf = await services.receipts.printClassCertificate(given, staff.address);
    return pdfFile(pdf, `${given.number.replaceAll('/', '-')}.pdf`);
  },
);
