import { queryOptions } from '@tanstack/react-query'
import { listEngines } from '#api/product/generationCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'

const STALE_MS = 60_000

/** The engines for generating and their prices: the same for everyone, cached for use without a network. */
export function engineOffersQuery({ productApi }: { readonly productApi: () => Promise<ProductApi> }) {
  return queryOptions({
    queryKey: ['generation-engines'],
    queryFn: async ({ signal }) => listEngines(await productApi(), { signal }),
    staleTime: STALE_MS,
    meta: { kept: true },
  })
}
