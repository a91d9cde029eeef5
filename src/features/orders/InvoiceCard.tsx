import { Trans, useLingui } from '@lingui/react/macro'
import { Download, ReceiptText } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Billing } from '#domain/account/billing.ts'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import type { OrderFiles } from '#domain/orders/orderFiles.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { buyerOf } from './buyerOf.ts'
import styles from './Orders.module.css'

// Few want an invoice.
const InvoiceForm = askedPart(() => import('./InvoiceForm.tsx'))

export interface InvoiceCardProps {
  readonly invoice: OrderFiles['invoice']
  readonly order: OrderView
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly billing: Billing | null
}

/** The invoice of an order, or the way to one. */
export function InvoiceCard({ invoice, order, asked, billing }: InvoiceCardProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (invoice !== null) {
    return (
      <Card title={<Trans>Faktura</Trans>}>
        <div className={styles.file}>
          <ReceiptText size={22} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />
          <div className={styles.words}>
            <strong>{invoice.number}</strong>
            <span className={styles.muted}>
              <Trans>Faktury nie można zmienić po wystawieniu. Dokument testowy: nic nie zapłacono.</Trans>
            </span>
          </div>
          <ButtonAnchor
            href={invoice.url}
            download
            aria-label={t`Pobierz fakturę ${invoice.number}`}
            icon={<Download size={18} />}
          >
            <Trans>Pobierz PDF</Trans>
          </ButtonAnchor>
        </div>
      </Card>
    )
  }
  return (
    <Card
      title={<Trans>Faktura</Trans>}
      lead={<Trans>Potrzebujesz faktury? Podaj dane nabywcy, a od razu będzie gotowa.</Trans>}
    >
      {isOpen ? (
        <Suspense>
          <InvoiceForm asked={asked} initial={buyerOf(order, billing)} onCancel={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <div>
          <Button icon={<ReceiptText size={18} />} onPress={() => setIsOpen(true)}>
            <Trans>Wystaw fakturę</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
