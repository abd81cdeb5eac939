import { expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { startHttp } from './server.ts';

it('shows its insides to developers, never in production', async () => {
  const services = { config: { mode: 'production' } } as Services;
  await expect(startHttp(services, '', { development: true })).rejects.toThrow('--dev');
});
