import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { CartNotice } from '#domain/cart/cartNotice.ts'
import { parseAmount } from '#domain/money.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePrices } from '#ui/prices.ts'
import styles from './Cart.module.css'
import { useCartAction } from './useCartAction.ts'

/** The storefront's decisions about the cart, until they have been read. */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  if (notices.length === 0) return null
  return (
    <div aria-live="polite" className={styles.notices}>
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function OneNotice({ notice }: { notice: CartNotice }) {
  const { t } = useLingui()
  const runCartAction = useCartAction()
  const dismiss = () => void runCartAction((actions) => actions.dismiss(notice.id))

  async function bringBack(): Promise<void> {
    if (notice.kind !== 'order-completed') return
    const { removed } = notice
    await runCartAction(async (actions) => {
      await actions.restore(removed)
      await actions.dismiss(notice.id)
    })
  }

  return (
    <Notice
      tone={notice.kind === 'order-completed' ? 'success' : 'warning'}
      action={
        <>
          {notice.kind === 'order-completed' && notice.removed.length > 0 ? (
            <Button size="small" variant="quiet" onPress={() => void bringBack()}>
              <Trans>Przywróć</Trans>
            </Button>
          ) : null}
          <IconButton label={t`Zamknij wiadomość`} size="small" onPress={dismiss}>
            <X size={18} />
          </IconButton>
        </>
      }
    >
      <NoticeWords notice={notice} />
    </Notice>
  )
}

function NoticeWords({ notice }: { notice: CartNotice }) {
  const prices = usePrices()
  switch (notice.kind) {
    case 'quantity-changed':
      return (
        <Trans>
          {notice.title}: w sklepie zostało mniej sztuk, więc zmieniliśmy liczbę z {notice.from} na{' '}
          {notice.to}.
        </Trans>
      )
    case 'sold-out':
      return <Trans>{notice.title}: produkt właśnie się wyprzedał, więc zniknął z koszyka.</Trans>
    case 'price-changed': {
      const { currencyCode } = notice
      const from = prices.text({ amount: parseAmount(notice.from), currencyCode })
      const to = prices.text({ amount: parseAmount(notice.to), currencyCode })
      return (
        <Trans>
          {notice.title}: cena zmieniła się z {from} na {to}.
        </Trans>
      )
    }
    case 'cart-rebuilt':
      return <Trans>Ten koszyk wygasł w sklepie, więc założyliśmy nowy z tymi samymi produktami.</Trans>
    case 'order-completed':
    default:
      return notice.linesLeft === 0 ? (
        <Trans>Zamówienie złożone. Kupionych produktów nie ma już w koszyku.</Trans>
      ) : (
        <Plural
          value={notice.linesLeft}
          one="Zamówienie złożone. W koszyku został # produkt dodany później."
          few="Zamówienie złożone. W koszyku zostały # produkty dodane później."
          many="Zamówienie złożone. W koszyku zostało # produktów dodanych później."
          other="Zamówienie złożone. W koszyku zostało # produktu dodanego później."
        />
      )
  }
}
