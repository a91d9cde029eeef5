import { queryOptions } from '@tanstack/react-query'
import { createCheckoutClient } from '#api/checkout/checkoutClient.ts'
import { CheckoutFailure, hasUnknownOutcome } from '#api/checkout/checkoutFailure.ts'

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
    queryKey: ['checkout', token],
    queryFn: ({ signal }) => checkoutClient.view(token, { signal }),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: (query) => (isUnreachable(query.state.error) ? RETRY_EVERY_MS : false),
    meta: { persist: false },
  })
}
