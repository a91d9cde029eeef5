import { queryOptions } from '@tanstack/react-query'
import { readOrderFiles } from '#api/product/orderCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'

/** Addresses of files are good for an hour: they are asked for anew long before. */
const RENEWED_MS = 20 * 60_000
/** A guest’s words come from their device just after the order: they are polled at this interval, this many times. */
const AWAITED_MS = 2_000
const TIMES_AWAITED = 60

/** The files of the order at a checkout's address. */
export function orderFilesQuery(
  productApi: () => Promise<ProductApi>,
  order: { readonly token: string; readonly language: 'pl' | 'en' },
) {
  return queryOptions({
    queryKey: ['order-files', order.token, order.language],
    queryFn: async ({ signal }) => readOrderFiles(await productApi(), order, { signal }),
    staleTime: RENEWED_MS,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.files.some(({ isAwaited }) => isAwaited) === true && dataUpdateCount < TIMES_AWAITED
        ? AWAITED_MS
        : RENEWED_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  })
}
