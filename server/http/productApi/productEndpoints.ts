import { z } from 'zod'
import { AREAS } from '#server/areas.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { ACCOUNT_DATA } from '#server/tables/accountData.ts'

/** Every endpoint of the product API. `document` makes the OpenAPI document of them all. */
export function productEndpoints(
  context: ServerContext,
  document: () => Promise<Record<string, unknown>>,
): readonly ServedEndpoint[] {
  return [
    ...AREAS.flatMap(({ endpoints }) => endpoints?.(context, ACCOUNT_DATA) ?? []),
    openEndpoint(
      'GET /api/v1/openapi.json',
      { summary: 'This document', answer: z.record(z.string(), z.unknown()) },
      document,
    ),
  ]
}
