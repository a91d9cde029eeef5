import { WebAuthnError } from '@simplewebauthn/browser'

/** Why the browser gave no passkey. */
export type PasskeyRefusal =
  /** The person closed the window, took too long, or has no passkey here: browsers don't tell which. */
  | 'dismissed'
  /** This address can't have passkeys: an unsafe origin, or one of another name than the server's. */
  | 'wrong-place'

/** The meaning of a failed request for a passkey; null when it was only replaced by another. */
export function passkeyRefusal(error: unknown): PasskeyRefusal | null {
  if (!(error instanceof Error)) return 'dismissed'
  if (error.name === 'AbortError') return null
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return null
  return error.name === 'SecurityError' ? 'wrong-place' : 'dismissed'
}
