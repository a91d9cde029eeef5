import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useRef } from 'react'

export interface SuggestedPasskey {
  readonly isOffered: boolean
  /** Which waiting this is: another number begins anew. */
  readonly round: number
  readonly signIn: (options: { signal: AbortSignal; onGiven: () => void }) => Promise<void>
  /** The person has chosen one; only the server's answer is missing. */
  readonly onGiven: () => void
  readonly onRefused: (round: number, error: unknown) => void
}

/**
 * Waits for a passkey among the suggestions of the field marked `autocomplete="… webauthn"`, where the browser can. The
 * person didn't ask for the waiting itself: only a passkey that was given and refused is reported. The returned
 * function ends it, for a press that takes its place: a waiting that is about to begin would otherwise abort the press.
 */
export function useSuggestedPasskey(suggested: SuggestedPasskey): () => void {
  const { isOffered, round } = suggested
  const waiting = useRef<AbortController | null>(null)

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
    waiting.current = leaving
    void wait(round, leaving.signal)
    return () => {
      leaving.abort()
      WebAuthnAbortService.cancelCeremony()
    }
  }, [isOffered, round])

  return () => waiting.current?.abort()
}
