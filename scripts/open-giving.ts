import { readFile } from 'node:fs/promises';
import { bootSite } from '#server/boot-site.ts';
import { openGiving } from '#server/donations/open-giving.ts';
import { PlainError, runCommand } from '#server/plain-error.ts';

// npm run open-giving -- deploy/receiver.json
//
// Creates the legal entity that receives donations and its first cause. With the embedded database
// the site must be stopped.
const words: Record<string, string> = {
  'demo-data': 'This database holds demo data. Take a fresh one for the real temple.',
  'series-begun': 'receiptPrefix: receipts were written under another prefix already; it stays.',
  'prefix-taken': 'receiptPrefix: another body has it.',
};
const fieldWords: Record<string, string> = {
  'text-length': 'missing, or too short or long',
  'address-invalid': 'the full postal address is missing',
  'pan-invalid': 'the PAN is missing or of the wrong shape, like AAATH1234K',
  'prefix-invalid': 'one capital letter, then at most two capitals or digits, like D',
  'unknown-fact': 'there is no such fact',
  'true-or-false': 'true or false',
};

async function main(file: string | undefined): Promise<void> {
  if (!file)
    throw new PlainError('Name the file with the facts: npm run open-giving -- deploy/receiver.json');
  const facts = await readFacts(file);
  const site = await bootSite();
  try {
    const outcome = await openGiving(site.services, facts);
    if (!outcome.ok) {
      const problems =
        'problems' in outcome
          ? outcome.problems.map(({ field, code }) => `${field}: ${fieldWords[code] ?? code}`)
          : [words[outcome.code] ?? outcome.code];
      throw new PlainError(`Nothing was changed.\n  - ${problems.join('\n  - ')}`);
    }
    const { receiver, taxDonations } = outcome.value;
    console.log(
      `${receiver.name} receives donations; its receipt numbers begin with ${receiver.receiptPrefix}/.`,
    );
    console.log(`Open: ${site.services.config.publicUrl}/donate`);
    if (!taxDonations) {
      console.log(
        'Without deductionRegistration no receipt mentions a deduction. Add it and run this again.',
      );
    }
  } finally {
    await site.close();
  }
}

async function readFacts(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PlainError(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

await runCommand(() => main(process.argv[2]));
