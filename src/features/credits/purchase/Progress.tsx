import { Trans } from '@lingui/react/macro'
import { Circle, CircleCheck, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Purchase.module.css'

type StepState = 'done' | 'now' | 'later'

/** How far the credits have come on their way: paid, confirmed by the shop, on the account. */
export function Progress({ isCredited }: { readonly isCredited: boolean }) {
  return (
    <ol className={styles.steps}>
      <Step state="done">
        <Trans>Zamówienie opłacone</Trans>
      </Step>
      <Step state={isCredited ? 'done' : 'now'}>
        <Trans>Potwierdzenie ze sklepu</Trans>
      </Step>
      <Step state={isCredited ? 'done' : 'later'}>
        <Trans>Kredyty na koncie</Trans>
      </Step>
    </ol>
  )
}

const ICONS = { done: CircleCheck, now: LoaderCircle, later: Circle } as const

function Step({ state, children }: { readonly state: StepState; readonly children: ReactNode }) {
  const Icon = ICONS[state]
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      {children}
      <span className="visually-hidden">
        {state === 'done' ? <Trans>(gotowe)</Trans> : state === 'now' ? <Trans>(trwa)</Trans> : null}
      </span>
    </li>
  )
}
