import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { declineEmailLink, lookAtEmailLink, verifyEmail } from '#api/product/authCalls.ts'
import { useServices } from '#services/services.tsx'
import type { EmailLink } from '#domain/account/emailLink.ts'
import { type Submission, useSubmission } from '#ui/form/useSubmission.ts'

type Outcome = 'open' | 'confirmed' | 'declined' | 'spent'

export interface EmailLinkState {
  readonly outcome: Outcome
  /** The link's subject; null until it is known. */
  readonly link: EmailLink | null
  /** Looking at the link, begun by the screen itself. */
  readonly looking: Submission
  /**
   * Confirms; only on a press, because mail programs open links on their own to look at them. Rejects with the error to
   * show.
   */
  readonly confirm: (password: string | undefined, signal: AbortSignal) => Promise<void>
  readonly declining: Submission
}

/** A letter's link about an address: its subject, and the two answers to it. Without a token it counts as spent. */
export function useEmailLink(token: string | null, acceptsNotifications: boolean): EmailLinkState {
  const { productApi, session } = useServices()
  const [outcome, setOutcome] = useState<Outcome>(token === null ? 'spent' : 'open')
  const [link, setLink] = useState<EmailLink | null>(null)

  /** Refetches the signed-in user. It may fail: the outcome stands anyway. */
  async function refreshUser(): Promise<void> {
    const { status } = await session.ready()
    if (status === 'signed-in') await session.refreshUser().catch(() => undefined)
  }

  /** Opened twice, or answered elsewhere: the account's state decides the message. */
  async function unlessSpent(work: () => Promise<Outcome>): Promise<void> {
    let next: Outcome
    try {
      next = await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'LINK_INVALID')) throw error
      next = 'spent'
    }
    if (next !== 'open') await refreshUser()
    setOutcome(next)
  }

  const looking = useSubmission((signal) =>
    unlessSpent(async () => {
      if (token === null) return 'spent'
      setLink(await lookAtEmailLink(await productApi(), token, { signal }))
      return 'open'
    }),
  )
  const declining = useSubmission((signal) =>
    unlessSpent(async () => {
      if (token === null) return 'spent'
      await declineEmailLink(await productApi(), token, { signal })
      return 'declined'
    }),
  )
  const look = useEffectEvent(() => looking.submit())
  useEffect(() => look(), [])

  async function confirm(password: string | undefined, signal: AbortSignal): Promise<void> {
    await unlessSpent(async () => {
      if (token === null) return 'spent'
      try {
        await verifyEmail(await productApi(), { token, acceptsNotifications, password }, { signal })
        return 'confirmed'
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'PASSWORD_REQUIRED')) throw error
        // Signed out since the link was looked at.
        setLink((present) => (present === null ? null : { ...present, is_own: false }))
        return 'open'
      }
    })
  }

  return { outcome, link, looking, confirm, declining }
}
