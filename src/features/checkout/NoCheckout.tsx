import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

/** A checkout whose cart has been emptied. */
export function EmptyCheckout() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<ShoppingBag size={28} />}
      title={t`Koszyk jest pusty`}
      description={t`Dodaj coś do koszyka, a zamówienie pojawi się tutaj.`}
      action={<BackToShop />}
    />
  )
}

/** An address that is no checkout's. */
export function UnknownCheckout() {
  const { t } = useLingui()
  return (
    <ErrorState
      title={t`Nie ma takiego zamówienia`}
      description={t`Adres kasy jest niepełny albo wygasł. Otwórz koszyk i przejdź do kasy jeszcze raz.`}
      action={<BackToShop />}
    />
  )
}

function BackToShop() {
  return (
    <ButtonLink to="/sklep" variant="secondary">
      <Trans>Wróć do sklepu</Trans>
    </ButtonLink>
  )
}
