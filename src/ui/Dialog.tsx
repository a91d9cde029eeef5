import { Suspense, type ReactNode } from 'react'
import { askedPart } from './askedPart.ts'
import { useOnceOpened } from './useOnceOpened.ts'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons at its foot, the main one last. */
  readonly actions?: ReactNode
  /** `md` by default. */
  readonly size?: DialogSize
  /** Whether Escape, the backdrop and the cross close it; true by default. */
  readonly isClosable?: boolean
  /** Whether the page behind is dimmed and a press on it closes, when it is closable; true by default. */
  readonly hasBackdrop?: boolean
  /** `alertdialog` interrupts with a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * Whether close-all leaves it open: it is independent of the signed-in user, or needs an answer. False by default.
   */
  readonly isPersistent?: boolean
}

const DialogSurface = askedPart(() => import('./DialogSurface.tsx'))

/** A dialog over the page. Its code comes with the first opening; the focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const opened = useOnceOpened(props.isOpen)
  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  )
}
