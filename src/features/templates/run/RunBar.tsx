import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { CloudOff, LogIn, MailCheck, Plus, Sparkles } from 'lucide-react'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import type { Quote } from '#domain/template/templateRun.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import styles from './Run.module.css'
import type { RunState } from './runState.ts'

export interface RunBarProps {
  readonly state: RunState
  readonly price: Quote
  readonly displayRange: boolean
  readonly isStarting: boolean
}

/** The price and the press. The button submits the form it stands in. */
export function RunBar({ state, price, displayRange, isStarting }: RunBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.price} aria-live="polite">
        <strong className={styles.amount}>
          <PriceRange price={price} displayRange={displayRange} />
        </strong>
        <span className={styles.note}>
          <PriceNote state={state} price={price} />
        </span>
      </div>
      <RunButton state={state} isStarting={isStarting} />
    </div>
  )
}

function PriceNote({ state, price }: Pick<RunBarProps, 'state' | 'price'>) {
  if (state.kind === 'guest') return <Trans>Na start dostajesz {STARTING_CREDITS} w prezencie.</Trans>
  if (state.kind === 'unverified') return <Trans>Potwierdź adres e-mail, żeby zacząć.</Trans>
  if (state.kind === 'later') return <Trans>Przed pobraniem kredytów zapytamy Cię o zgodę.</Trans>
  if (state.kind === 'unavailable') return <Trans>Jeden z silników szablonu teraz nie działa.</Trans>
  if (state.kind === 'missing') {
    return (
      <span className={styles.missing}>
        <Trans>
          Masz {state.available}, brakuje {state.missing}.
        </Trans>
      </span>
    )
  }
  if (price.least !== price.most)
    return <Trans>Zależy od odpowiedzi. Płacisz tylko za to, co powstanie.</Trans>
  if (state.kind === 'ready' && state.left !== null) {
    return <Trans>Zostanie {state.left}. Za nieudane nie płacisz.</Trans>
  }
  return <Trans>Za nieudane nie płacisz.</Trans>
}

function RunButton({ state, isStarting }: Pick<RunBarProps, 'state' | 'isStarting'>) {
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
      isDisabled={state.kind === 'unknown' || state.kind === 'unavailable'}
    >
      {isLater ? <Trans>Zapisz na potem</Trans> : <Trans>Stwórz</Trans>}
    </Button>
  )
}
