import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { listPasskeys } from '#api/product/accountCalls.ts'
import { ApiError } from '#api/product/apiError.ts'
import { proofOptions, prove } from '#api/product/authCalls.ts'
import { passkeyRequest } from '#api/product/passkeyRequest.ts'
import { useServices } from '#services/services.tsx'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'

interface ProofByPasskey {
  /** False where the browser knows no passkeys, and until it is known that the account has one. */
  readonly isOffered: boolean
  readonly isPending: boolean
  /** Why the server took none. Changing one's mind is no failure. */
  readonly failure: unknown
  readonly press: () => void
}

/** Shows by one of the account's passkeys that its owner is there. */
export function useProofByPasskey(onProved: () => void): ProofByPasskey {
  const { productApi } = useServices()
  const known = useQuery({
    queryKey: [ACCOUNT_KEY, 'proof', 'passkeys'],
    queryFn: async ({ signal }) => (await listPasskeys(await productApi(), { signal })).length,
    enabled: browserSupportsWebAuthn(),
    staleTime: 0,
    gcTime: 0,
  })
  const submission = useSubmission(async (signal) => {
    const api = await productApi()
    const challenge = await proofOptions(api, { signal })
    try {
      const response = await startAuthentication({ optionsJSON: passkeyRequest(challenge) })
      const body = { challenge_id: challenge.challenge_id, response: { ...response } }
      await prove(api, body, { signal })
    } catch (error) {
      if (error instanceof ApiError) throw error
      return
    }
    onProved()
  })
  return {
    isOffered: (known.data ?? 0) > 0,
    isPending: submission.isPending,
    failure: submission.failure,
    press: submission.submit,
  }
}
