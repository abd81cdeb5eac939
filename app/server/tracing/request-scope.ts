import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './tracing.ts';

/**
 * What belongs to the work under way: the id of its request, for the log (every line written
 * meanwhile carries it), and the span that its next spans are part of.
 */
export const requestScope = new AsyncLocalStorage<{ requestId?: string; span?: OpenSpan }>();
