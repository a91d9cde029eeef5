import { Suspense, type ReactNode } from 'react'
import { askedPart } from './askedPart.ts'
import { useOnceOpened } from './useOnceOpened.ts'

export interface DrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly children: ReactNode
  /** Stays in sight under the scrolling content: the main step goes here. */
  readonly footer?: ReactNode
  /** Stands beside the cross, for example a pin. */
  readonly tools?: ReactNode
  /** `right` by default. On a phone `left` and `right` take nearly the whole width. */
  readonly side?: 'left' | 'right' | 'bottom'
}

const DrawerSurface = askedPart(() => import('./DrawerSurface.tsx'))

/** A panel from the edge over the page. Its code comes with the first opening. Escape and the backdrop close it. */
export function Drawer(props: DrawerProps) {
  const opened = useOnceOpened(props.isOpen)
  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <DrawerSurface {...props} />
    </Suspense>
  )
}
