import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import styles from './Revealed.module.css'

export interface RevealedProps {
  /** The text of the button that shows it. */
  readonly verb: ReactNode
  readonly children: (close: () => void) => ReactNode
}

/** A form that is seldom needed, behind its button. Opening leads into its first field, closing back. */
export function Revealed({ verb, children }: RevealedProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  function open(): void {
    flushSync(() => setOpen(true))
    document.getElementById(id)?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus()
  }
  function close(): void {
    flushSync(() => setOpen(false))
    document.getElementById(id)?.querySelector('button')?.focus()
  }

  if (!isOpen) {
    return (
      <div id={id}>
        <Button onPress={open}>{verb}</Button>
      </div>
    )
  }
  return (
    <div id={id} className={styles.revealed}>
      {children(close)}
    </div>
  )
}
