import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent } from 'react'

export interface SuggestedPasskey {
  readonly isOffered: boolean
  /** Which waiting this is: another number begins anew. */
  readonly round: number
  readonly signIn: (options: { signal: AbortSignal; onGiven: () => void }) => Promise<void>
  /** The person has chosen one; what is left is the server's answer. */
  readonly onGiven: () => void
  readonly onRefused: (round: number, error: unknown) => void
}

/**
 * Waits for a passkey among the suggestions of the field marked `autocomplete="… webauthn"`, where the browser can.
 * Nobody asked for the waiting itself: only a passkey that was given and refused is reported.
 */
export function useSuggestedPasskey(suggested: SuggestedPasskey): void {
  const { isOffered, round } = suggested

  const wait = useEffectEvent(async (current: number, signal: AbortSignal) => {
    let isGiven = false
    const onGiven = () => {
      isGiven = true
      suggested.onGiven()
    }
    try {
      if (await browserSupportsWebAuthnAutofill()) await suggested.signIn({ signal, onGiven })
    } catch (error) {
      if (isGiven && !signal.aborted) suggested.onRefused(current, error)
    }
  })

  useEffect(() => {
    if (!isOffered) return undefined
    const leaving = new AbortController()
    void wait(round, leaving.signal)
    return () => {
      leaving.abort()
      WebAuthnAbortService.cancelCeremony()
    }
  }, [isOffered, round])
}
