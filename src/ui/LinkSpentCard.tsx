import { Trans } from '@lingui/react/macro'
import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { EntryCard } from './EntryCard.tsx'

interface LinkSpentCardProps {
  /** The possible reasons, and the next step. */
  readonly lead: ReactNode
  /** The way on. */
  readonly children: ReactNode
}

/** A letter's link that was used, has run out or came incomplete. */
export function LinkSpentCard({ lead, children }: LinkSpentCardProps) {
  return (
    <EntryCard
      isNews
      icon={<Unlink size={26} />}
      tone="danger"
      title={<Trans>Ten link już nie działa</Trans>}
      lead={lead}
    >
      {children}
    </EntryCard>
  )
}
