import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSecondsLeft } from '#ui/useSecondsLeft.ts'
import styles from './NextTry.module.css'
import type { CatalogueState } from './useCatalogue.ts'

export interface NextTryProps {
  readonly busy: CatalogueState['busy']
  /** Something is on the screen already, and stays there. */
  readonly hasProducts: boolean
}

/** While the storefront is overloaded: says so, gives the time of the next try, and that nothing is lost. */
export function NextTry({ busy, hasProducts }: NextTryProps) {
  if (busy === null) return null
  return (
    <output className={styles.note}>
      <Trans>Mamy teraz dużo odwiedzin, więc sklep potrzebuje chwili.</Trans>{' '}
      <Countdown key={busy.tries} waitMs={busy.waitMs} />
      {hasProducts ? (
        <>
          {' '}
          <Trans>To, co już widzisz, zostaje.</Trans>
        </>
      ) : null}
    </output>
  )
}

/** Each try has a countdown of its own. Seconds are not read out one by one. */
function Countdown({ waitMs }: { readonly waitMs: number }) {
  const [until] = useState(() => Date.now() + waitMs)
  const seconds = useSecondsLeft(until)
  if (seconds === 0) return <Trans>Pytamy ponownie…</Trans>
  return (
    <span aria-live="off">
      <Plural
        value={seconds}
        one="Spróbujemy ponownie za # sekundę."
        few="Spróbujemy ponownie za # sekundy."
        many="Spróbujemy ponownie za # sekund."
        other="Spróbujemy ponownie za # sekundy."
      />
    </span>
  )
}
