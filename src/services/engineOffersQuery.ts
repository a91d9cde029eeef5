import { queryOptions } from '@tanstack/react-query'
import { listEngines } from '#api/product/generationCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'

const STALE_MS = 60_000

/** What can be generated with, and what it costs: the same for everybody, kept for the time without a network. */
export function engineOffersQuery({ productApi }: { readonly productApi: () => Promise<ProductApi> }) {
  return queryOptions({
    queryKey: ['generation-engines'],
    queryFn: async ({ signal }) => listEngines(await productApi(), { signal }),
    staleTime: STALE_MS,
    meta: { kept: true },
  })
}
