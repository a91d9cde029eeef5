import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { i as readCredits } from './creditCalls-BZGJcrCa.js'
// src/services/creditsQuery.ts
/** Where everything about credits stands in the query cache; the balance itself is at this very key. */
var CREDITS_KEY = [ACCOUNT_KEY, 'credits']
var STALE_MS = 3e4
/** The credits of whoever is signed in. Invalidate `CREDITS_KEY` after whatever moves them. */
function creditsQuery({ productApi }) {
  return queryOptions({
    queryKey: CREDITS_KEY,
    queryFn: async ({ signal }) => readCredits(await productApi(), { signal }),
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
}
export { creditsQuery as n, CREDITS_KEY as t }
