import { Trans } from '@lingui/react/macro'
import { CircleSlash } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import styles from './Purchase.module.css'

export interface CancelledScreenProps {
  /** The checkout's token, where the shop has given it along. */
  readonly order: string | null
}

/** /credits/cancel: the buyer left the payment; nothing is lost, and nothing else is claimed. */
export function CancelledScreen({ order }: CancelledScreenProps) {
  return (
    <EntryCard
      icon={<CircleSlash size={26} />}
      title={<Trans>Płatność przerwana</Trans>}
      lead={
        <Trans>
          Koszyk czeka bez zmian. Jeśli pieniądze jednak pobrano, kredyty pojawią się, gdy sklep potwierdzi
          płatność.
        </Trans>
      }
    >
      <div className={styles.actions}>
        {order === null ? (
          <Button variant="primary" aria-haspopup="dialog" onPress={openCartDrawer}>
            <Trans>Otwórz koszyk</Trans>
          </Button>
        ) : (
          <ButtonLink to="/kasa/$token" params={{ token: order }} variant="primary">
            <Trans>Wróć do kasy</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/kredyty">
          <Trans>Kredyty i cennik</Trans>
        </ButtonLink>
      </div>
    </EntryCard>
  )
}
