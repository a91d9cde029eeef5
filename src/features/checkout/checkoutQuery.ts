import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createCheckoutClient } from '#api/checkout/checkoutClient.ts'
import { CheckoutFailure, hasUnknownOutcome } from '#api/checkout/checkoutFailure.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'

export const checkoutClient = createCheckoutClient()

const RETRY_EVERY_MS = 4_000

/** True while the checkout can't be reached, as opposed to one that answers with a refusal. */
export function isUnreachable(error: Error | null): boolean {
  return (
    error instanceof CheckoutFailure &&
    (hasUnknownOutcome(error) || error.code === 'CHECKOUT_TOO_MANY_REQUESTS')
  )
}

/**
 * The checkout at an address. Always asked anew, and again on return to the tab: another tab may have paid it,
 * the last piece may have been sold. While it can't be reached it is asked for by itself.
 */
export function checkoutQuery(token: string) {
  return queryOptions({
    queryKey: keyOf(token),
    queryFn: async ({ client, signal }) =>
      latest(client, token, await checkoutClient.view(token, { signal })),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      const isAwaited = state.data !== undefined && awaitsOwn(state.data)
      const isWorthAsking = isAwaited && state.dataUpdateCount < TIMES_AWAITED
      return isUnreachable(state.error) || isWorthAsking ? RETRY_EVERY_MS : false
    },
  })
}

/** Words and photos take time over a slow network; after this many answers they come with the next read. */
const TIMES_AWAITED = 30

/** Whether a line's personal words or picture are still on their way to the shop. */
function awaitsOwn(view: CheckoutView): boolean {
  const { lines } = view.state === 'completed' ? view.order : view
  return lines.some((line) => line.awaitsOwn === true || line.print?.preview === null)
}

/** Shows a checkout as some call answered it. */
export function showCheckout(queryClient: QueryClient, token: string, view: CheckoutView): void {
  queryClient.setQueryData(keyOf(token), latest(queryClient, token, view))
}

const keyOf = (token: string) => ['checkout', token] as const

/** An order is never undone: an answer that says otherwise was overtaken on its way. */
function latest(queryClient: QueryClient, token: string, view: CheckoutView): CheckoutView {
  const known = queryClient.getQueryData<CheckoutView>(keyOf(token))
  return known?.state === 'completed' && view.state !== 'completed' ? known : view
}
