import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { useServices } from '#services/services.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { type CeremonyOptions, passkeyCeremony } from './passkeyCeremony.ts'
import { type PasskeyRefusal, passkeyRefusal } from './passkeyRefusal.ts'
import { useSuggestedPasskey } from './useSuggestedPasskey.ts'

export interface PasskeySignIn {
  /** False where the browser knows no passkeys. */
  readonly isOffered: boolean
  /** From the press, or from the choice among the field's suggestions, until the outcome is known. */
  readonly isPending: boolean
  /** Why the browser gave none at the last press. */
  readonly refusal: PasskeyRefusal | null
  /** Why the server took none; null before the first try and during one. */
  readonly failure: unknown
  readonly press: () => void
}

const NOTHING_CHOSEN = { isPending: false, failure: null }

const never = () => () => undefined

/**
 * Signing in by a passkey, by a press or from the suggestions of the address field. A browser knows one request at a
 * time: a press takes the waiting one's place, and a new one begins to wait when that led nowhere.
 */
export function usePasskeySignIn(): PasskeySignIn {
  const { productApi, session } = useServices()
  // Nearly every browser does: the document has room for it.
  const isOffered = useSyncExternalStore(never, browserSupportsWebAuthn, () => true)
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null)
  const [chosen, setChosen] = useState<{ isPending: boolean; failure: unknown }>(NOTHING_CHOSEN)
  const [round, setRound] = useState(0)

  async function signIn(options: CeremonyOptions): Promise<void> {
    await session.signIn(await passkeyCeremony(await productApi(), options))
  }

  const stopWaiting = useSuggestedPasskey({
    isOffered,
    round,
    signIn: (options) => signIn({ way: 'autofill', ...options }),
    onGiven: () => setChosen({ isPending: true, failure: null }),
    onRefused(after, failure) {
      setChosen({ isPending: false, failure })
      setRound(after + 1)
    },
  })

  const pressed = useSubmission(async (signal) => {
    stopWaiting()
    setRefusal(null)
    setChosen(NOTHING_CHOSEN)
    try {
      await signIn({ way: 'press', signal })
    } catch (error) {
      setRound(round + 1)
      if (error instanceof ApiError) throw error
      setRefusal(passkeyRefusal(error))
    }
  })

  return {
    isOffered,
    refusal,
    isPending: pressed.isPending || chosen.isPending,
    failure: pressed.failure ?? chosen.failure,
    press: pressed.submit,
  }
}
