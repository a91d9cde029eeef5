import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import styles from './Entry.module.css'

/** This installation's own mailbox with letters that aren't really sent, for developing and trying out. */
export function MailboxLink() {
  const { mailbox } = useServices().config
  return mailbox === null ? null : (
    <a className={styles.mailbox} href={mailbox} target="_blank" rel="noopener">
      <Trans>Otwórz skrzynkę tej instalacji</Trans>
      <ExternalLink size={18} aria-hidden="true" />
    </a>
  )
}
