import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** /kasa/{token} where the shop has a checkout of its own: this one was the embedded storefront's. */
export function CheckoutElsewhere() {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Kasa`} />
      <EmptyState
        icon={<Store size={28} />}
        title={t`Ta kasa jest zamknięta`}
        description={t`Ten sklep ma własną kasę. Otwórz koszyk i przejdź do niej jeszcze raz.`}
        action={
          <ButtonLink to="/sklep" variant="secondary">
            <Trans>Wróć do sklepu</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
