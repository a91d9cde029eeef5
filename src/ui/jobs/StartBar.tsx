import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { CloudOff, LogIn, MailCheck, Plus, Sparkles } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import type { StartState } from '#domain/jobs/startState.ts'
import { Button } from '../Button.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { useScreenBar } from '../lowerBars.ts'
import { Skeleton } from '../Skeleton.tsx'
import styles from './StartBar.module.css'

export interface StartBarProps {
  readonly state: StartState
  /** Null where none is known. */
  readonly price: ReactNode
  /** The words at the price, instead of the remaining balance. */
  readonly note?: ReactNode
  /** Said where it can't be started now. */
  readonly unavailable: ReactNode
  /** On the button. */
  readonly verb: ReactNode
  readonly isStarting: boolean
  /** Whether it stays at the lower edge, in the thumb's reach. */
  readonly isStuck?: boolean
  /** Over the price: the running jobs, where they are out of sight. */
  readonly children?: ReactNode
}

/** The price of a paid job and the button. The button submits its form. */
export function StartBar({ isStuck = false, children, ...props }: StartBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useScreenBar(bar)
  return (
    <div ref={isStuck ? bar : null} className={styles.bar} data-stuck={isStuck ? '' : undefined}>
      {children}
      <div className={styles.row}>
        <div className={styles.price} aria-live="polite">
          <PriceWords {...props} />
        </div>
        <StartButton {...props} />
      </div>
    </div>
  )
}

function PriceWords(props: StartBarProps) {
  const { state, price, unavailable } = props
  if (price === null) return state.kind === 'unavailable' ? unavailable : <Skeleton width="7rem" />
  return (
    <>
      <strong className={styles.amount}>{price}</strong>
      <span className={styles.note}>
        <PriceNote {...props} />
      </span>
    </>
  )
}

function PriceNote({ state, note, unavailable }: StartBarProps) {
  if (state.kind === 'guest') return <Trans>Na start dostajesz {STARTING_CREDITS} w prezencie.</Trans>
  if (state.kind === 'unverified') return <Trans>Potwierdź adres e-mail, żeby zacząć.</Trans>
  if (state.kind === 'later') return <Trans>Przed pobraniem kredytów zapytamy Cię o zgodę.</Trans>
  if (state.kind === 'unavailable') return unavailable
  if (state.kind === 'missing') {
    return (
      <span className={styles.missing}>
        <Trans>
          Masz {state.available}, brakuje {state.missing}.
        </Trans>
      </span>
    )
  }
  if (state.kind === 'parked') return <ParkedNote left={state.left} />
  if (note !== undefined) return note
  if (state.kind === 'unknown' || state.left === null) return <Trans>Za nieudane nie płacisz.</Trans>
  return <Trans>Zostanie {state.left}. Za nieudane nie płacisz.</Trans>
}

/** It was asked for before: without a network, or at another price. */
function ParkedNote({ left }: { readonly left: number | null }) {
  if (left === null) return <Trans>Czekało na Twoją zgodę.</Trans>
  return <Trans>Czekało na Twoją zgodę. Zostanie {left}.</Trans>
}

function StartButton({ state, verb, isStarting }: StartBarProps) {
  const here = useLocation({ select: ({ href }) => href })
  const look = { variant: 'primary', size: 'large' } as const
  if (state.kind === 'guest') {
    return (
      <ButtonLink {...look} to="/login" search={{ redirect: here }} icon={<LogIn size={20} />}>
        <Trans>Zaloguj się</Trans>
      </ButtonLink>
    )
  }
  if (state.kind === 'unverified') {
    return (
      <ButtonLink
        {...look}
        to="/verify-email-required"
        state={{ redirect: here }}
        icon={<MailCheck size={20} />}
      >
        <Trans>Potwierdź adres</Trans>
      </ButtonLink>
    )
  }
  if (state.kind === 'missing') {
    return (
      <ButtonLink {...look} to="/kredyty" icon={<Plus size={20} />}>
        <Trans>Dokup kredyty</Trans>
      </ButtonLink>
    )
  }
  const isLater = state.kind === 'later'
  return (
    <Button
      {...look}
      type="submit"
      icon={isLater ? <CloudOff size={20} /> : <Sparkles size={20} />}
      isPending={isStarting}
      isDisabled={state.kind === 'unknown' || state.kind === 'unavailable'}
    >
      {isLater ? <Trans>Zapisz na potem</Trans> : verb}
    </Button>
  )
}
