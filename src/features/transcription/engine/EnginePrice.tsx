import { Trans } from '@lingui/react/macro'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './EngineDialog.module.css'
import type { EngineStart } from './useEngineStart.ts'

/** What a recognition costs and what is left, or why it can't be begun. */
export function EnginePrice({ start }: { readonly start: EngineStart }) {
  const { price, parts, isTooLong, longestMs } = start
  if (isTooLong && longestMs !== null) {
    return (
      <Notice tone="warning">
        <Trans>
          Naraz rozpoznajemy najwyżej {clockTime(longestMs)} nagrania. Podaj krótszy fragment, a potem
          następny.
        </Trans>
      </Notice>
    )
  }
  const lengthMs = parts?.reduce((sum, part) => sum + part.end - part.start, 0) ?? 0
  return (
    <div className={styles.price} aria-live="polite">
      {price === null ? (
        <Skeleton width="7rem" />
      ) : (
        <>
          <strong className={styles.amount}>
            <CreditCount value={price} />
          </strong>
          <span>
            <Trans>za {clockTime(lengthMs)} nagrania.</Trans> <PriceNote {...start} />
          </span>
        </>
      )}
    </div>
  )
}

function PriceNote({ state, isOffline }: EngineStart) {
  if (state.kind === 'guest') return <Trans>Na start dostajesz {STARTING_CREDITS} w prezencie.</Trans>
  if (state.kind === 'unverified') return <Trans>Potwierdź adres e-mail, żeby zacząć.</Trans>
  if (isOffline) return <Trans>Do wysłania nagrania potrzebna jest sieć.</Trans>
  if (state.kind === 'missing') {
    return (
      <Trans>
        Masz {state.available}, brakuje {state.missing}.
      </Trans>
    )
  }
  if (state.kind !== 'ready' || state.left === null) return <Trans>Za nieudane nie płacisz.</Trans>
  return <Trans>Zostanie {state.left}. Za nieudane nie płacisz.</Trans>
}
