import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { useSiteFrame } from '#ui/state/till.ts'

/** /kasa/{token} where the shop has a checkout of its own: this one was the embedded storefront's. */
export function CheckoutElsewhere() {
  useSiteFrame()
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Kasa`} />
      <EmptyState
        icon={<Store size={28} />}
        title={t`Ta kasa jest zamknięta`}
        description={t`Ten sklep ma własną kasę. Przejdź do niej z koszyka.`}
        action={
          <Button variant="primary" onPress={openCartDrawer}>
            <Trans>Otwórz koszyk</Trans>
          </Button>
        }
      />
    </Page>
  )
}
