import { endAllSessions } from '#server/auth/end-sessions.ts';
import { bootSite } from '#server/boot-site.ts';
import { runCommand } from '../app/server/plain-error.ts';

// npm run end-sessions
//
// Signs everybody out, staff and devotees, beside a running site: for the day somebody may have
// read the database or broken in.
await runCommand(async () => {
  const site = await bootSite({ alongside: true });
  try {
    console.log(
      `Signed out: ${await endAllSessions(site.services)} sessions. Everybody has to sign in again.`,
    );
  } finally {
    await site.close();
  }
});
