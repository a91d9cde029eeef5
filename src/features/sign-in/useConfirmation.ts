import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { verifyEmail } from '#api/product/authCalls.ts'
import { useServices } from '#api/services.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'

export interface Confirmation {
  readonly outcome: 'open' | 'confirmed' | 'spent'
  /** Why the last try got no answer to go by. */
  readonly failure: unknown
  readonly retry: () => void
}

/** Confirms an address by a link's token as soon as the screen stands; without one the link counts as spent. */
export function useConfirmation(token: string | null, acceptsNotifications: boolean): Confirmation {
  const { productApi, session } = useServices()
  const [outcome, setOutcome] = useState<Confirmation['outcome']>(token === null ? 'spent' : 'open')

  /** What is known of whoever is signed in here. It may fail: the outcome stands all the same. */
  async function lookAgain(): Promise<void> {
    const { status } = await session.ready()
    if (status === 'signed-in') await session.refreshUser().catch(() => undefined)
  }

  const submission = useSubmission(async (signal) => {
    if (token === null) return
    try {
      await verifyEmail(await productApi(), { token, acceptsNotifications }, { signal })
      await lookAgain()
      setOutcome('confirmed')
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'LINK_INVALID')) throw error
      // Opened twice, or by a mail program beforehand: how the account stands decides what to say.
      await lookAgain()
      setOutcome('spent')
    }
  })

  const start = useEffectEvent(() => submission.submit())
  useEffect(() => start(), [])

  return { outcome, failure: submission.failure, retry: submission.submit }
}
