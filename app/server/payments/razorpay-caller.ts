import type { z } from 'zod';
import type { GatewayAnswer } from './gateway.ts';
export type Caller = <Shape extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  shape: Shape,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<GatewayAnswer<z.infer<Shape>>>;
