import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { closeCartDrawer } from '#ui/state/cartDrawer.ts'
import { cartErrorCode } from './cartErrorText.ts'

export type CheckoutState =
  | { readonly kind: 'idle' | 'preparing' | 'local' }
  | { readonly kind: 'failed'; readonly code: string }

/**
 * The way to the checkout: the storefront is asked to have exactly this cart, then its own checkout is opened.
 * Where there is none the cart stays here, and the words of specification part 1, section 8 say so.
 */
export function useCheckout(): { state: CheckoutState; start: () => Promise<void> } {
  const services = useServices()
  const navigate = useNavigate()
  const [state, setState] = useState<CheckoutState>({ kind: 'idle' })
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function open(url: string): Promise<void> {
    const token = ownCheckoutToken(url, services.config.storefront.endpoint)
    if (token === null) {
      window.location.assign(url)
      return
    }
    await navigate({ to: '/kasa/$token', params: { token } })
    closeCartDrawer()
  }

  return {
    state,
    async start() {
      leaving.current?.abort()
      const waiting = new AbortController()
      leaving.current = waiting
      setState({ kind: 'preparing' })
      try {
        const { prepare } = await import('./cartActions.ts')
        const preparation = await prepare(services, waiting.signal)
        if (waiting.signal.aborted) return
        if (preparation.kind === 'open') await open(preparation.url)
        setState(preparation.kind === 'open' ? { kind: 'idle' } : preparation)
      } catch (error) {
        if (!waiting.signal.aborted) setState({ kind: 'failed', code: cartErrorCode(error) })
      }
    },
  }
}

/**
 * The token in a checkout address of the embedded storefront, which is a screen of this page; null for the checkout of
 * a real store. The path alone decides, because this page may have another host name than the configured one.
 */
export function ownCheckoutToken(url: string, storefrontEndpoint: string): string | null {
  if (!storefrontEndpoint.startsWith('/')) return null
  const match = /^\/kasa\/([\w-]+)$/.exec(new URL(url, 'http://localhost').pathname)
  return match?.[1] ?? null
}
