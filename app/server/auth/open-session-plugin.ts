import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({
  personId: z.string(),
  audience: z.enum(['site', 'office']),
  seconds: z.number(),
  /** Whether the cookie outlives the browser window. */
  persistent: z.boolean(),
  strong: z.boolean(),
  address: z.string(),
  device: z.string(),
});

/** Teaches better-auth to open a session for a person whom our own verbs have recognised. Callable in-process only. */
export function openSessionPlugin() {
  return {
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        { method: 'POST', body, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { personId, audience, seconds, persistent, strong, address, device } = ctx.body;
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(personId);
          if (!user) throw new Error('no such person');
          const expiresAt = new Date(Date.now() + seconds * 1000);
          const session = await internalAdapter.createSession(
            personId,
            !persistent,
            { audience, expiresAt, strong, ipAddress: address, userAgent: device },
            true,
          );
          await setSessionCookie(ctx, { session, user }, !persistent);
          return { sessionId: session.id };
        },
      ),
    },
  };
}
