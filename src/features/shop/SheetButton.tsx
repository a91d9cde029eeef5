import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import styles from './SheetButton.module.css'

export interface SheetButtonProps {
  readonly title: string
  /** What was chosen in the sheet: stands on the button instead of the title. */
  readonly chosen?: string | null
  /** What the sheet shows; `close` takes it away after a choice. */
  readonly children: (close: () => void) => ReactNode
}

/** A narrow button of a row that opens its choices in a sheet from below. */
export function SheetButton({ title, chosen = null, children }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-chosen={chosen === null ? undefined : ''}
        aria-label={chosen === null ? undefined : `${title}: ${chosen}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>{chosen ?? title}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={title} side="bottom">
        {children(() => setOpen(false))}
      </Drawer>
    </>
  )
}
