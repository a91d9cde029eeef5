import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePlainPage } from '#services/plainPage.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { WithoutScript } from '#ui/WithoutScript.tsx'
import { PlainCart } from './plain/PlainCart.tsx'

/** /koszyk: opens the cart over the shop; where no script runs, a page of plain forms. */
export function CartScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const plain = usePlainPage('cart')
  useEffect(() => {
    void navigate({ to: '/sklep', replace: true })
    openCartDrawer()
  }, [navigate])
  return (
    <>
      <WithoutScript>
        {/* Rendered on the server alone, and in its files alone. */}
        {import.meta.env.SSR && plain !== null ? <PlainCart page={plain} /> : null}
      </WithoutScript>
      <div className="needs-script">
        <Page width="narrow">
          <PageHeader title={t`Koszyk`} />
        </Page>
      </div>
    </>
  )
}
