import { openDatabase } from '../db/database.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { makeSmtpMailer } from '../mail/smtp.ts';
import { makeTestServices } from '../test-services.ts';
import { sendLetters } from './send-letters.ts';

// A site process as far as letters go, for tests that kill it: node test-sender.ts <database>
// <smtp>.
const [connectionString = '', smtpUrl = ''] = process.argv.slice(2);
const { db } = openDatabase(connectionString, { connections: 4, onLost: () => {} });
const services = makeTestServices(db, {
  mail: makeSmtpMailer(smtpUrl, { requireTls: false }),
  // The page itself is not tested here and would only make the test slow.
  letterReceipts: {
    print: async () => Buffer.from('%PDF-1.7'),
    printBill: async () => Buffer.from('%PDF-1.7'),
    printCertificate: async () => Buffer.from('%PDF-1.7'),
    printCard: async () => Buffer.from('%PDF-1.7'),
    printClassCertificate: async () => Buffer.from('%PDF-1.7'),
    printPasses: async () => Buffer.from('%PDF-1.7'),
    close: async () => {},
  },
});
// It ends when the test ends.
process.stdin.resume().on('end', () => process.exit());
startJobs(services, connectionString, [{ ...sendLetters, everySeconds: 0.02 }]);
