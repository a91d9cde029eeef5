import type { RequestOptions } from './storefrontClient.ts'

/** Sends one operation and resolves to its `data`. Rejects with a StorefrontError or the caller's abort reason. */
export type Send = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
  options?: RequestOptions,
) => Promise<object>
