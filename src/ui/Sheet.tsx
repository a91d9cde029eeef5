import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './Sheet.module.css'

export interface SheetFrame {
  readonly id: string
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A sheet's two halves: `button` is spread into what opens it, `frame` is given to `Sheet`. */
export interface SheetParts {
  readonly button: ReturnType<typeof commands> & {
    readonly 'aria-haspopup': 'dialog'
    readonly 'aria-expanded': boolean
  }
  /** What else a press of the button does: it opens the sheet in a browser that knows no commands. */
  readonly open: () => void
  readonly frame: SheetFrame
  readonly close: () => void
}

/**
 * A sheet that the browser opens and closes by itself, so that a press before the page's script is there, or without
 * any, opens it too. `id` is the only one of its name in the document.
 */
export function useSheet(id: string): SheetParts {
  const ref = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  // It may have been opened before there was anybody to be told.
  useEffect(() => setOpen(ref.current?.open === true), [])
  return {
    button: {
      ...commands(id, 'show-modal'),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    },
    open: () => {
      if (!knowsCommands()) ref.current?.showModal()
    },
    frame: { id, ref, isOpen, onOpenChange: setOpen },
    close: () => ref.current?.close(),
  }
}

export interface SheetProps {
  readonly frame: SheetFrame
  readonly title: string
  readonly children: ReactNode
  /** Stays in sight under the scrolling content. */
  readonly footer?: ReactNode
  /** On a desktop it is no sheet: its content stands where it is, without a frame. */
  readonly isInlineWhenWide?: boolean
}

/** A panel from the bottom edge over the page. Escape, the cross and a press beside it close it. */
export function Sheet({ frame, title, children, footer, isInlineWhenWide = false }: SheetProps) {
  const { t } = useLingui()
  const { id, ref, isOpen, onOpenChange } = frame

  function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
    if (target === currentTarget) currentTarget.close()
  }

  return (
    // The browser closes it by Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      id={id}
      className={styles.sheet}
      data-inline={isInlineWhenWide ? '' : undefined}
      // Standing in the page it is a part of it and no dialog.
      role={isInlineWhenWide && !isOpen ? 'none' : undefined}
      aria-labelledby={isOpen ? `${id}-title` : undefined}
      onToggle={({ currentTarget }) => onOpenChange(currentTarget.open)}
      // A press may have opened it before React took it over.
      suppressHydrationWarning
      onClick={closeBeside}
    >
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton {...commands(id, 'close')} label={t`Zamknij`} onPress={() => ref.current?.close()}>
          <X size={22} />
        </IconButton>
      </header>
      <div className={styles.content}>{children}</div>
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  )
}

/** What makes a button open or close a sheet without a script. */
function commands(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id }
}

function knowsCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype
}
