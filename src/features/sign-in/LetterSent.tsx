import { Trans } from '@lingui/react/macro'
import { MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import styles from './Entry.module.css'
import { MailboxLink } from './MailboxLink.tsx'
import { ResendLetter } from './ResendLetter.tsx'

export interface LetterSentProps {
  readonly lead: ReactNode
  readonly onResend: (signal: AbortSignal) => Promise<void>
  /** Back to where the address is typed. */
  readonly onBack: () => void
  readonly footer: ReactNode
}

/** A letter is on its way: where to look, and the next step when it doesn't come. */
export function LetterSent({ lead, onResend, onBack, footer }: LetterSentProps) {
  return (
    <EntryCard
      isNews
      icon={<MailOpen size={26} />}
      title={<Trans>Sprawdź pocztę</Trans>}
      lead={lead}
      footer={footer}
    >
      <div className={styles.actions}>
        <MailboxLink />
        <ResendLetter onResend={onResend} isJustSent />
        <Button variant="quiet" onPress={onBack}>
          <Trans>To nie ten adres?</Trans>
        </Button>
      </div>
      <p className={styles.small}>
        <Trans>Nie ma wiadomości? Sprawdź spam i oferty. Link działa godzinę i tylko raz.</Trans>
      </p>
    </EntryCard>
  )
}
