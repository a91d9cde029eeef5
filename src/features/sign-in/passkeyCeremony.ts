import { startAuthentication } from '@simplewebauthn/browser'
import { logInWithPasskey, passkeyLoginOptions } from '#api/product/authCalls.ts'
import { passkeyRequest } from '#api/product/passkeyRequest.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { deviceName } from '#api/session/deviceName.ts'
import type { Tokens } from '#domain/account/tokens.ts'

export interface CeremonyOptions {
  /** `autofill` waits silently among the suggestions of a field; `press` opens the browser's window. */
  readonly way: 'press' | 'autofill'
  readonly signal: AbortSignal
  /** The person has given a passkey; only the server's answer is missing. */
  readonly onGiven?: () => void
}

/** Asks the server for a challenge, the browser for a passkey and the server for tokens in return. */
export async function passkeyCeremony(api: ProductApi, options: CeremonyOptions): Promise<Tokens> {
  const { way, signal, onGiven } = options
  const challenge = await passkeyLoginOptions(api, { signal })
  signal.throwIfAborted()
  const response = await startAuthentication({
    optionsJSON: passkeyRequest(challenge),
    useBrowserAutofill: way === 'autofill',
  })
  onGiven?.()
  const device = deviceName()
  const body = { challenge_id: challenge.challenge_id, response: { ...response }, device }
  return logInWithPasskey(api, body, { signal })
}
