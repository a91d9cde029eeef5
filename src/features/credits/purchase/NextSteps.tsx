import { Trans } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './Purchase.module.css'

/** Where credits are spent and where each of them is accounted for. */
export function NextSteps() {
  return (
    <div className={styles.actions}>
      <ButtonLink to="/generatory" variant="primary" icon={<Sparkles size={18} />}>
        <Trans>Zacznij tworzyć</Trans>
      </ButtonLink>
      <ButtonLink to="/kredyty" hash="ruchy">
        <Trans>Zobacz historię</Trans>
      </ButtonLink>
    </div>
  )
}
