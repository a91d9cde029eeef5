import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { cardId } from './cardId.ts'
import type { SearchLink } from '#ui/useSearchLink.ts'
import styles from './ShowMore.module.css'

export interface ShowMoreProps {
  readonly shown: number
  /** Null while that isn't known. */
  readonly total: number | null
  /** One page more; without a script it leads to the first product of that page. */
  readonly link: SearchLink
  /** Null where only a press shows more: the content below the list can be reached. */
  readonly onNear: (() => void) | null
}

/** The end of the shown part: gives the progress and shows more on a press, or by itself when scrolled near. */
export function ShowMore({ shown, total, link, onNear }: ShowMoreProps) {
  return (
    <div className={styles.end}>
      {/* A page more moves the end, so it is watched anew: an end that stays near is noticed again. */}
      {onNear === null ? null : <ListEnd key={shown} onNear={onNear} />}
      {total === null ? null : (
        <p className={styles.words}>
          <Plural
            value={total}
            one={`Widzisz ${shown} z # produktu`}
            few={`Widzisz ${shown} z # produktów`}
            many={`Widzisz ${shown} z # produktów`}
            other={`Widzisz ${shown} z # produktu`}
          />
        </p>
      )}
      <ButtonLink {...link} hash={cardId(shown)} variant="secondary">
        <Trans>Pokaż więcej</Trans>
      </ButtonLink>
    </div>
  )
}

/** How near the end of the list the next page comes by itself. */
const NEAR = '600px'

function ListEnd({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (end.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} />
}
