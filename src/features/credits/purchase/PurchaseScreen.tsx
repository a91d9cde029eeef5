import { Trans } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { EntryCard } from '#ui/EntryCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PurchaseFailed } from './PurchaseFailed.tsx'
import { PurchaseState } from './PurchaseState.tsx'
import styles from './Purchase.module.css'
import { usePurchase } from './usePurchase.ts'

export interface PurchaseScreenProps {
  /** The checkout's token, where the shop has given it along. */
  readonly order: string | null
  readonly balance: ReactNode
}

/** /credits/success: after paying for credits, the truth about them until they are there and after. */
export function PurchaseScreen({ order, balance }: PurchaseScreenProps) {
  return order === null ? <AnyPurchase balance={balance} /> : <OnePurchase order={order} balance={balance} />
}

function OnePurchase({ order, balance }: { readonly order: string; readonly balance: ReactNode }) {
  const { purchase, error, isLate, retry } = usePurchase(order)
  if (purchase !== null) {
    return (
      <PurchaseState
        key={`${purchase.state} ${isLate}`}
        purchase={purchase}
        order={order}
        isLate={isLate}
        isUnreachable={error !== null}
        balance={balance}
      />
    )
  }
  if (error !== null) return <PurchaseFailed error={error} onRetry={retry} />
  return (
    <EntryCard
      icon={<Hourglass size={26} />}
      title={<Trans>Sprawdzamy Twoje kredyty</Trans>}
      lead={<Trans>Opłacone kredyty nie giną, także gdy zamkniesz tę stronę.</Trans>}
    >
      <div aria-busy="true">
        <Skeleton height="7rem" shape="box" />
      </div>
    </EntryCard>
  )
}

/** The order is unknown: a shop elsewhere doesn't name it, and anyone may open this address. */
function AnyPurchase({ balance }: { readonly balance: ReactNode }) {
  return (
    <EntryCard
      icon={<Hourglass size={26} />}
      title={<Trans>Twoje kredyty</Trans>}
      lead={
        <Trans>
          Kredyty z opłaconego zamówienia pojawią się tu, gdy sklep potwierdzi płatność, zwykle w kilka
          sekund. Trafią na konto z adresem e-mail z zamówienia.
        </Trans>
      }
    >
      <div className={styles.balance}>{balance}</div>
      <NextSteps />
    </EntryCard>
  )
}
