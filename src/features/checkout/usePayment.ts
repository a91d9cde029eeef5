import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CheckoutFailure, hasUnknownOutcome } from '#api/checkout/checkoutFailure.ts'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import { newId } from '#domain/newId.ts'
import { forgetDraft, readDraft, writeDraft } from './checkoutDraft.ts'
import { checkoutClient, checkoutQuery, showCheckout } from './checkoutQuery.ts'

export interface Payment {
  /** True from the press until the outcome is known. */
  readonly isPending: boolean
  /** Why the last try made no order; null before the first and during one. */
  readonly failure: CheckoutFailure | null
  pay(request: PayRequest): Promise<CheckoutFailure | null>
  dismissFailure(): void
}

/**
 * Pays a checkout, one try at a time. The key of a try is kept before it is sent: pressing again after a lost
 * answer, a reload or a network that came back repeats the same try, and an order is made once. `ready` is waited for
 * before each.
 */
export function usePayment(token: string, ready: () => Promise<void>): Payment {
  const queryClient = useQueryClient()
  const { queryKey } = checkoutQuery(token)
  const inFlight = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<CheckoutFailure | null>(null)

  const show = (view: CheckoutView) => {
    showCheckout(queryClient, token, view)
    if (view.state === 'completed') forgetDraft(token)
  }

  async function send(request: PayRequest): Promise<CheckoutFailure | null> {
    const key = keyOfTry(token, request)
    try {
      await queryClient.cancelQueries({ queryKey })
      show(await checkoutClient.pay(token, request, key))
      return null
    } catch (error) {
      if (!(error instanceof CheckoutFailure)) throw error
      if (error.details.view) show(error.details.view)
      if (!hasUnknownOutcome(error)) {
        forgetTry(token, request.details)
        return error
      }
      // The order may exist anyway: the checkout's state decides, not the failed call.
      const view = await checkoutClient.view(token).catch(() => null)
      if (view) show(view)
      return view?.state === 'completed' ? null : error
    }
  }

  return {
    isPending,
    failure,
    dismissFailure: () => setFailure(null),
    async pay(request) {
      if (inFlight.current) return null
      inFlight.current = true
      setPending(true)
      setFailure(null)
      try {
        await ready()
        const outcome = await send(request)
        await viewTold()
        setFailure(outcome)
        return outcome
      } finally {
        inFlight.current = false
        setPending(false)
      }
    },
  }
}

/** Screens get a new view in a later task: the reason of a failed try is shown together with its changes. */
function viewTold(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** The key of this try: the one it was sent with before, if it is the same try. */
function keyOfTry(token: string, request: PayRequest): string {
  const text = JSON.stringify(request)
  const known = readDraft(token)?.attempt
  if (known?.request === text) return known.key
  const key = newId()
  writeDraft(token, { details: request.details, attempt: { key, request: text } })
  return key
}

function forgetTry(token: string, details: CheckoutDetails): void {
  writeDraft(token, { details, attempt: null })
}
