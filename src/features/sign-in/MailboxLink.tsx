import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import styles from './Entry.module.css'

/** Where letters go that nothing sends: this installation's own mailbox, for whoever develops or tries it out. */
export function MailboxLink() {
  const { mailbox } = useServices().config
  return mailbox === null ? null : (
    <a className={styles.mailbox} href={mailbox} target="_blank" rel="noopener">
      <Trans>Otwórz skrzynkę tej instalacji</Trans>
      <ExternalLink size={18} aria-hidden="true" />
    </a>
  )
}
