import { useLingui } from '@lingui/react/macro'
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, newPasskeyOptions } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { deviceName } from '#api/session/deviceName.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import { showToast } from '#ui/state/toasts.ts'
import { PASSKEYS } from '../data/accountPart.ts'
import { accountKey } from '../data/useAccountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { registrationOptions } from './registrationOptions.ts'

export interface AddingPasskey {
  readonly isPending: boolean
  readonly failure: unknown
  readonly add: () => Promise<void>
}

/** Makes a passkey on this device and gives it to the account. Changing one's mind in between is no failure. */
export function useAddPasskey(userId: string): AddingPasskey {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const show = useShowPart(PASSKEYS, userId)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function make(): Promise<Passkey> {
    const api = await productApi()
    const { challenge_id, options } = await newPasskeyOptions(api)
    const response = await startRegistration({ optionsJSON: registrationOptions(options) })
    const name = deviceName() || t`Klucz dostępu`
    return addPasskey(api, { challenge_id, name, response: { ...response } })
  }

  async function add(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      const passkey = await make()
      const known = queryClient.getQueryData<readonly Passkey[]>(accountKey(PASSKEYS)) ?? []
      await show([passkey, ...known])
      showToast({ type: 'success', title: t`Klucz dodany`, message: t`Od teraz możesz się nim logować.` })
    } catch (error) {
      if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
        showToast({ type: 'info', title: t`To urządzenie ma już klucz do tego konta` })
      } else if (isCancelled(error)) {
        showToast({ type: 'info', title: t`Klucz nie został dodany` })
      } else {
        setFailure(error)
      }
    } finally {
      setPending(false)
    }
  }

  return { isPending, failure, add }
}

/** The person, or the browser in their name, said no: not allowed, timed out, closed. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
