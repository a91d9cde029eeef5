import { Trans } from '@lingui/react/macro'
import { Columns2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { useScreenBar } from '#ui/lowerBars.ts'
import styles from './CompareBar.module.css'

export interface CompareBarProps {
  /** How many are chosen: 0, 1 or 2. */
  readonly count: number
  readonly onCompare: () => void
  readonly onClear: () => void
}

/** The actions on generations chosen for a comparison; stays in reach while the list scrolls. */
export function CompareBar({ count, onCompare, onClear }: CompareBarProps) {
  const place = useRef<HTMLOutputElement>(null)
  useScreenBar(place)
  return (
    <output ref={place} className={styles.place}>
      {count === 0 ? null : (
        <div className={styles.bar}>
          <p className={styles.words}>
            {count === 1 ? <Trans>Wybierz jeszcze jedną pracę</Trans> : <Trans>Wybrane dwie prace</Trans>}
          </p>
          <Button variant="quiet" size="small" onPress={onClear}>
            <Trans>Zrezygnuj</Trans>
          </Button>
          {count === 2 ? (
            <Button variant="primary" size="small" icon={<Columns2 size={18} />} onPress={onCompare}>
              <Trans>Porównaj</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </output>
  )
}
