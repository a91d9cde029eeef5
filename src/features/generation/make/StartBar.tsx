import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { CloudOff, LogIn, MailCheck, Plus, Sparkles } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useScreenBar } from '#ui/lowerBars.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { FORM_WORDS, type FormType } from '../words/formType.ts'
import styles from './StartBar.module.css'
import type { StartState } from './startState.ts'

export interface StartBarProps {
  readonly type: FormType
  readonly state: StartState
  readonly isStarting: boolean
  /** Over the price: what is under way, where that is out of sight. */
  readonly children?: ReactNode
}

/** The price and the press, always in the thumb's reach. The button submits the form it stands in. */
export function StartBar({ type, state, isStarting, children }: StartBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useScreenBar(bar)
  return (
    <div ref={bar} className={styles.bar}>
      {children}
      <div className={styles.row}>
        <div className={styles.price} aria-live="polite">
          <PriceWords state={state} />
        </div>
        <StartButton type={type} state={state} isStarting={isStarting} />
      </div>
    </div>
  )
}

function PriceWords({ state }: { readonly state: StartState }) {
  if (state.kind === 'unknown') return <Skeleton width="7rem" />
  if (state.kind === 'no-engine') return <Trans>Ten generator teraz nie działa.</Trans>
  return (
    <>
      <strong className={styles.amount}>
        <CreditCount value={state.price} />
      </strong>
      <span className={styles.note}>
        <PriceNote state={state} />
      </span>
    </>
  )
}

type PricedState = Exclude<StartState, { kind: 'unknown' | 'no-engine' }>

function PriceNote({ state }: { readonly state: PricedState }) {
  if (state.kind === 'guest') return <Trans>Na start dostajesz {STARTING_CREDITS} w prezencie.</Trans>
  if (state.kind === 'unverified') return <Trans>Potwierdź adres e-mail, żeby zacząć.</Trans>
  if (state.kind === 'later') return <Trans>Przed pobraniem kredytów zapytamy Cię o zgodę.</Trans>
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
  if (state.left === null) return <Trans>Za nieudane nie płacisz.</Trans>
  return <Trans>Zostanie {state.left}. Za nieudane nie płacisz.</Trans>
}

/** It was asked for before: without a network, or at another price. */
function ParkedNote({ left }: { readonly left: number | null }) {
  if (left === null) return <Trans>Czekało na Twoją zgodę.</Trans>
  return <Trans>Czekało na Twoją zgodę. Zostanie {left}.</Trans>
}

interface StartButtonProps {
  readonly type: FormType
  readonly state: StartState
  readonly isStarting: boolean
}

function StartButton({ type, state, isStarting }: StartButtonProps) {
  const { i18n } = useLingui()
  const here = useLocation({ select: (location) => location.pathname })
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
      isDisabled={state.kind === 'unknown' || state.kind === 'no-engine'}
    >
      {isLater ? <Trans>Zapisz na potem</Trans> : i18n._(FORM_WORDS[type].verb)}
    </Button>
  )
}
