import { Trans } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import rows from '#ui/Rows.module.css'

/** For a user without orders: the purpose of this place, and where to begin. */
export function NoOrders() {
  return (
    <div className={rows.nothing}>
      <p className={rows.empty}>
        <ShoppingBag size={22} strokeWidth={1.75} aria-hidden="true" />
        <Trans>
          Nie ma tu jeszcze zamówień. Pojawią się te z Twoim adresem e-mail, także sprzed założenia konta.
        </Trans>
      </p>
      <ButtonLink to="/sklep">
        <Trans>Zajrzyj do sklepu</Trans>
      </ButtonLink>
    </div>
  )
}
