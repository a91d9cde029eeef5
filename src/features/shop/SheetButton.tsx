import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sheet, useSheet } from '#ui/Sheet.tsx'
import styles from './SheetButton.module.css'

export interface SheetButtonProps {
  /** The only one of its name in the document. */
  readonly id: string
  readonly title: string
  /** The choice in the sheet: on the button instead of the title. */
  readonly chosen?: string | null
  /** On a desktop the content is in place, without a button. */
  readonly isInlineWhenWide?: boolean
  /** The sheet's content; `close` closes it after a choice. */
  readonly children: (close: () => void) => ReactNode
}

/** A narrow button of a row that opens its choices in a sheet from below. */
export function SheetButton({
  id,
  title,
  chosen = null,
  isInlineWhenWide = false,
  children,
}: SheetButtonProps) {
  const sheet = useSheet(id)
  return (
    <>
      <button
        {...sheet.button}
        type="button"
        onClick={sheet.open}
        className={styles.button}
        data-chosen={chosen === null ? undefined : ''}
        aria-label={chosen === null ? undefined : `${title}: ${chosen}`}
      >
        <span className={styles.words}>{chosen ?? title}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Sheet frame={sheet.frame} title={title} isInlineWhenWide={isInlineWhenWide}>
        {children(sheet.close)}
      </Sheet>
    </>
  )
}
