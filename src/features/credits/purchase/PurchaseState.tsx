import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, FlaskConical, Hourglass, SearchX, ShoppingBag, Undo2, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Purchase } from '#domain/credits/credits.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Progress } from './Progress.tsx'
import styles from './Purchase.module.css'

export interface PurchaseStateProps {
  readonly purchase: Purchase
  /** The checkout's token: its page shows the order. */
  readonly order: string
  readonly isLate: boolean
  /** The last poll failed: the shown state is older. */
  readonly isUnreachable: boolean
  readonly balance: ReactNode
}

const STATES: Readonly<Record<Purchase['state'], (props: PurchaseStateProps) => ReactNode>> = {
  credited: Credited,
  waiting: Waiting,
  returned: Returned,
  'other-account': OtherAccount,
  'no-credits': NoCredits,
  test: TestOrder,
  unknown: Unknown,
}

/** An order's credits in each state they can be in. */
export function PurchaseState(props: PurchaseStateProps) {
  const State = STATES[props.purchase.state]
  return <State {...props} />
}

function Credited({ purchase, order, balance }: PurchaseStateProps) {
  const { credits, orderNumber } = purchase
  return (
    <EntryCard
      isNews
      tone="success"
      icon={<CircleCheck size={26} />}
      title={
        <Plural
          value={credits}
          one="# kredyt jest na Twoim koncie"
          few="# kredyty są na Twoim koncie"
          many="# kredytów jest na Twoim koncie"
          other="# kredytu jest na Twoim koncie"
        />
      }
      lead={
        <Trans>
          Zamówienie <span className={styles.number}>{orderNumber}</span>. Kredyty nie mają daty ważności.
        </Trans>
      }
    >
      <div className={styles.balance}>{balance}</div>
      <NextSteps />
      <OrderLink order={order} />
    </EntryCard>
  )
}

function Waiting({ purchase, isLate, isUnreachable }: PurchaseStateProps) {
  const { t } = useLingui()
  const { credits, orderNumber } = purchase
  return (
    <EntryCard
      isNews={isLate}
      icon={<Hourglass size={26} />}
      title={<Trans>Zapłacone, kredyty w drodze</Trans>}
      lead={
        <Trans>
          <Plural value={credits} one="# kredyt" few="# kredyty" many="# kredytów" other="# kredytu" /> z
          zamówienia <span className={styles.number}>{orderNumber}</span>. Zwykle trwa to kilka sekund, a ta
          strona odświeży się sama.
        </Trans>
      }
    >
      <Progress isCredited={false} />
      {isUnreachable ? (
        <Notice tone="warning" title={t`Nie ma połączenia`}>
          <Trans>Sprawdzimy ponownie, gdy wróci połączenie. Kredyty dotrą także bez tej strony.</Trans>
        </Notice>
      ) : isLate ? (
        <Notice tone="warning" title={t`Trwa to dłużej niż zwykle`}>
          <Trans>
            Możesz zamknąć tę stronę: kredyty dojdą same, a sklep ponawia potwierdzenie przez dwa dni.
            Zachowaj numer zamówienia.
          </Trans>
        </Notice>
      ) : null}
    </EntryCard>
  )
}

function Returned({ purchase, order, balance }: PurchaseStateProps) {
  const { orderNumber } = purchase
  return (
    <EntryCard
      isNews
      icon={<Undo2 size={26} />}
      title={<Trans>To zamówienie zostało zwrócone</Trans>}
      lead={
        <Trans>
          Pieniądze za zamówienie <span className={styles.number}>{orderNumber}</span> zwróciliśmy, więc
          kredyty z niego zniknęły z konta.
        </Trans>
      }
    >
      <div className={styles.balance}>{balance}</div>
      <OrderLink order={order} />
    </EntryCard>
  )
}

function OtherAccount({ purchase, order }: PurchaseStateProps) {
  const { orderNumber } = purchase
  return (
    <EntryCard
      isNews
      icon={<UserRoundX size={26} />}
      title={<Trans>Te kredyty są dla innego konta</Trans>}
      lead={
        <Trans>
          W zamówieniu <span className={styles.number}>{orderNumber}</span> jest inny adres e-mail niż na tym
          koncie. Kredyty dostanie konto z adresem z zamówienia. Jeśli takiego konta nie ma, kredyty
          poczekają, aż ktoś je założy i potwierdzi adres.
        </Trans>
      }
    >
      <div className={styles.actions}>
        <ButtonLink to="/kasa/$token" params={{ token: order }} variant="primary">
          <Trans>Zobacz adres w zamówieniu</Trans>
        </ButtonLink>
        <ButtonLink to="/ustawienia/konto">
          <Trans>Zmień adres konta</Trans>
        </ButtonLink>
      </div>
    </EntryCard>
  )
}

function NoCredits({ order }: PurchaseStateProps) {
  return (
    <EntryCard
      isNews
      icon={<ShoppingBag size={26} />}
      title={<Trans>W tym zamówieniu nie ma kredytów</Trans>}
      lead={<Trans>Są w nim inne produkty. Pakiety kredytów znajdziesz obok.</Trans>}
    >
      <div className={styles.actions}>
        <ButtonLink to="/sklep/kredyty" variant="primary">
          <Trans>Zobacz pakiety</Trans>
        </ButtonLink>
        <ButtonLink to="/kasa/$token" params={{ token: order }}>
          <Trans>Zobacz zamówienie</Trans>
        </ButtonLink>
      </div>
    </EntryCard>
  )
}

function TestOrder({ purchase, order }: PurchaseStateProps) {
  const { orderNumber } = purchase
  return (
    <EntryCard
      isNews
      icon={<FlaskConical size={26} />}
      title={<Trans>To było zamówienie testowe</Trans>}
      lead={
        <Trans>
          Za zamówienie <span className={styles.number}>{orderNumber}</span> nic nie pobrano, więc nie daje
          kredytów.
        </Trans>
      }
    >
      <NextSteps />
      <OrderLink order={order} />
    </EntryCard>
  )
}

function Unknown({ isLate, balance }: PurchaseStateProps) {
  return (
    <EntryCard
      isNews
      icon={<SearchX size={26} />}
      title={<Trans>Nie znamy jeszcze tego zamówienia</Trans>}
      lead={
        isLate ? (
          <Trans>
            Jeśli płatność się udała, kredyty dotrą, gdy sklep ją potwierdzi. Jeśli adres tej strony był
            przepisywany ręcznie, sprawdź, czy jest cały.
          </Trans>
        ) : (
          <Trans>Czekamy na potwierdzenie ze sklepu. Ta strona odświeży się sama.</Trans>
        )
      }
    >
      <div className={styles.balance}>{balance}</div>
      <NextSteps />
    </EntryCard>
  )
}

function OrderLink({ order }: { readonly order: string }) {
  return (
    <p>
      <TextLink to="/kasa/$token" params={{ token: order }}>
        <Trans>Zobacz zamówienie</Trans>
      </TextLink>
    </p>
  )
}
