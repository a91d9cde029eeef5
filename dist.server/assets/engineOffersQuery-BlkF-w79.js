import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { r as listEngines } from './generationCalls-UKwjLv4R.js'
// src/services/engineOffersQuery.ts
var STALE_MS = 6e4
/** What can be generated with, and what it costs: the same for everybody, kept for the time without a network. */
function engineOffersQuery({ productApi }) {
  return queryOptions({
    queryKey: ['generation-engines'],
    queryFn: async ({ signal }) => listEngines(await productApi(), { signal }),
    staleTime: STALE_MS,
    meta: { kept: true },
  })
}
export { engineOffersQuery as t }
