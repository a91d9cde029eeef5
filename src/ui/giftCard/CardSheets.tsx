import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import styles from './CardSheets.module.css'

export interface CardSheetsProps {
  /** The address of the front's picture; it is let go afterwards. */
  readonly front: string
  readonly inside: string
  readonly onPrinted: () => void
}

/** The printed page: the card's outer and inner side, each a sheet of A4 to be folded in half. */
export function CardSheets({ front, inside, onPrinted }: CardSheetsProps) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const done = (): void => printed()
    globalThis.addEventListener('afterprint', done)
    return () => {
      globalThis.removeEventListener('afterprint', done)
      URL.revokeObjectURL(front)
    }
  }, [front])
  return createPortal(
    <div className={styles.sheets} aria-hidden="true">
      <div className={styles.sheet}>
        <div />
        <img className={styles.front} src={front} alt="" onLoad={() => globalThis.print()} />
      </div>
      {inside === '' ? null : (
        <div className={styles.sheet}>
          <div />
          <p className={styles.inside}>{inside}</p>
        </div>
      )}
    </div>,
    document.body,
  )
}
