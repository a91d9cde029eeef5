import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, ShoppingBag } from 'lucide-react'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import type { PlainCartPage } from '#domain/plainShop/plainPage.ts'
import { ButtonAnchor, ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import cart from '../Cart.module.css'
import { CartSums } from '../CartSums.tsx'
import { PlainCartLine } from './PlainCartLine.tsx'
import { PlainCartNote } from './PlainCartNote.tsx'
import { PlainDiscountCode } from './PlainDiscountCode.tsx'
import { plainSums } from './plainSums.ts'

/** /koszyk where no script runs: the cart that the server holds for this browser, changed by plain forms. */
export function PlainCart({ page }: { readonly page: PlainCartPage }) {
  const { t } = useLingui()
  const count = page.cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return (
    <Page width="narrow">
      <PageHeader title={count === 0 ? t`Koszyk` : t`Koszyk (${count})`} />
      <div className={cart.contents}>
        <PlainCartNote notice={page.notice} />
        {page.cart === null || page.cart.lines.length === 0 ? (
          page.notice === 'unreachable' ? null : (
            <Empty />
          )
        ) : (
          <Filled page={page} filled={page.cart} />
        )}
      </div>
    </Page>
  )
}

function Filled({ page, filled }: { page: PlainCartPage; filled: RemoteCart }) {
  const { t } = useLingui()
  return (
    <>
      <ul className={cart.lines} aria-label={t`Produkty w koszyku`}>
        {filled.lines.map((line) => (
          <PlainCartLine key={line.id} line={line} others={filled.lines.filter((other) => other !== line)} />
        ))}
      </ul>
      <PlainDiscountCode codes={filled.discountCodes} />
      <div className={cart.footer}>
        <CartSums cart={plainSums(filled, { isOwnShop: page.isOwnShop })} />
        {page.checkoutAddress === null ? null : (
          <ButtonAnchor
            href={page.checkoutAddress}
            variant="primary"
            size="large"
            className={cart.checkout ?? ''}
          >
            <Trans>Przejdź do kasy</Trans>
            <ArrowRight size={20} aria-hidden="true" />
          </ButtonAnchor>
        )}
      </div>
    </>
  )
}

function Empty() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<ShoppingBag size={28} />}
      title={t`Koszyk jest jeszcze pusty`}
      description={t`Wybierz coś w sklepie i dodaj do koszyka. Działa to także bez JavaScriptu.`}
      action={
        <ButtonLink to="/sklep" variant="primary">
          <Trans>Przejdź do sklepu</Trans>
        </ButtonLink>
      }
    />
  )
}
