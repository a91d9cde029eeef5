import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'

/** The top bar of the till: the shop's name, and the way back to the cart. */
export function TillHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand />
        <div className={styles.tools}>
          <ButtonLink to="/koszyk" variant="quiet" size="small">
            <ArrowLeft size={18} aria-hidden="true" />
            <Trans>Wróć do koszyka</Trans>
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
