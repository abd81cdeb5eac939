import { expect, it } from 'vitest';
import { largestForm, mediaFileKinds, mediaLimits } from './media-file.ts';

it.each(mediaFileKinds)('the form without script accepts one whole %s, and its other fields', (kind) =>
  expect(largestForm).toBeGreaterThan(mediaLimits[kind] + 10_000),
);
