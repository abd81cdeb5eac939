import { expect, it } from 'vitest';
import { largestForm, mediaFileKinds, mediaLimits } from './media-file.ts';

it.each(mediaFileKinds)('the form without script takes one whole %s, and what else it sends', (kind) =>
  expect(largestForm).toBeGreaterThan(mediaLimits[kind] + 10_000),
);
