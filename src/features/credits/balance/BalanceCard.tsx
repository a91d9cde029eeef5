import { Trans } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './BalanceCard.module.css'

/** /panel: the balance and the ways to spend and to fill it. */
export function BalanceCard({ balance }: { readonly balance: ReactNode }) {
  return (
    <Card title={<Trans>Kredyty</Trans>}>
      {balance}
      <div className={styles.actions}>
        <ButtonLink to="/sklep/kredyty" icon={<Coins size={18} />}>
          <Trans>Dokup kredyty</Trans>
        </ButtonLink>
        <ButtonLink to="/kredyty" variant="quiet">
          <Trans>Cennik i historia kredytów</Trans>
        </ButtonLink>
      </div>
    </Card>
  )
}
