import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './Sheet.module.css'

/** What a sheet returns that something else has closed to take its place. */
export const REPLACED = 'replaced'

export interface SheetFrame {
  readonly id: string
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A sheet's two halves: `button` is spread into its opener, `frame` is given to `Sheet`. */
export interface SheetParts {
  readonly button: ReturnType<typeof commands> & {
    readonly 'aria-haspopup': 'dialog'
    readonly 'aria-expanded': boolean
  }
  /** The further effect of a press: it opens the sheet in a browser without commands. */
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
  // It may have been opened before this listened.
  useEffect(() => setOpen(ref.current?.open === true), [])
  return {
    button: {
      ...commands(id, 'show-modal'),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    },
    open: () => {
      if (knowsCommands()) return
      ref.current?.showModal()
      setOpen(true)
    },
    frame: { id, ref, isOpen, onOpenChange: setOpen },
    close: () => ref.current?.close(),
  }
}

/** As `useSheet`, with its state where others open and close it too. */
export function useSharedSheet(
  id: string,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
): SheetFrame {
  const ref = useRef<HTMLDialogElement>(null)
  const isHydrated = useRef(false)
  const tell = useEffectEvent(onOpenChange)
  useEffect(() => {
    const wasPressedBefore = !isHydrated.current && ref.current?.open === true
    isHydrated.current = true
    if (ref.current === null || ref.current.open === isOpen) return
    if (isOpen) ref.current.showModal()
    else if (wasPressedBefore) tell(true)
    else ref.current.close()
  }, [isOpen])
  return { id, ref, isOpen, onOpenChange }
}

export interface SheetProps {
  readonly frame: SheetFrame
  readonly title: string
  readonly children: ReactNode
  /** `bottom` by default. On a phone `left` and `right` take nearly the whole width. */
  readonly side?: 'bottom' | 'left' | 'right'
  /** Stands beside the cross, for example a pin. */
  readonly tools?: ReactNode
  /** Stays in sight under the scrolling content. */
  readonly footer?: ReactNode
  /** On a desktop it is no sheet: its content is in place, without a frame. */
  readonly isInlineWhenWide?: boolean
}

/** A panel from an edge over the page. Escape, the cross and a press beside it close it. */
export function Sheet(props: SheetProps) {
  const { frame, title, children, footer, tools, side = 'bottom', isInlineWhenWide = false } = props
  const { t } = useLingui()
  const { id, ref } = frame
  useToldOpening(frame)
  return (
    // The browser closes it by Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      id={id}
      className={styles.sheet}
      data-inline={isInlineWhenWide ? '' : undefined}
      data-side={side}
      aria-labelledby={`${id}-title`}
      // A press may have opened it before React took it over.
      suppressHydrationWarning
      onClick={closeBeside}
    >
      <div className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {tools}
        <IconButton {...commands(id, 'close')} label={t`Zamknij`} onPress={() => ref.current?.close()}>
          <X size={22} />
        </IconButton>
      </div>
      <div className={styles.content}>{children}</div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </dialog>
  )
}

/**
 * Reports when the browser has opened or closed the sheet. React attaches no `toggle` to a hydrated dialog, and before
 * version 26 Safari has none for dialogs: there only `close` fires, and the opener reports the opening.
 */
function useToldOpening({ ref, isOpen, onOpenChange }: SheetFrame): void {
  const tell = useEffectEvent((dialog: HTMLDialogElement) => onOpenChange(dialog.open))
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    const follow = (): void => tell(dialog)
    dialog.addEventListener('toggle', follow)
    dialog.addEventListener('close', follow)
    return () => {
      dialog.removeEventListener('toggle', follow)
      dialog.removeEventListener('close', follow)
    }
  }, [ref])

  // Where dialogs have no `toggle`, index.html hears of none (see Sheet.module.css).
  useEffect(() => {
    if (!isOpen) return undefined
    const page = document.documentElement
    page.toggleAttribute('data-dialog', true)
    return () => void page.toggleAttribute('data-dialog', false)
  }, [isOpen])
}

/** The attributes that make a button open or close a sheet without a script. */
export function commands(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id }
}

/** Whether the browser supports commands on buttons. */
export function knowsCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype
}

function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}
