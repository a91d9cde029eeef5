import { useLingui } from '@lingui/react/macro'
import { Pin, PinOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Drawer } from './Drawer.tsx'
import { IconButton } from './IconButton.tsx'
import { SidebarEdge } from './SidebarEdge.tsx'
import { closeSidebar, openSidebar, pinSidebar, useSidebar, type SidebarSide } from './state/sidebars.ts'
import { useMedia } from './useMedia.ts'
import styles from './Sidebar.module.css'

export interface SidebarProps {
  readonly side: SidebarSide
  readonly title: string
  readonly children: ReactNode
}

/** From here on there is room for a sidebar beside the page. */
const ROOMY = '(min-width: 64rem)'

/** A pinned sidebar stands beside the page, as wide as it was drawn; another one, or on a phone, lies over it. */
export function Sidebar({ side, title, children }: SidebarProps) {
  const { t } = useLingui()
  const { open, pinned } = useSidebar(side)
  const isRoomy = useMedia(ROOMY)

  if (!pinned || !isRoomy) {
    return (
      <Drawer
        isOpen={open}
        onOpenChange={(opens) => (opens ? openSidebar(side) : closeSidebar(side))}
        title={title}
        side={side}
        tools={
          isRoomy ? (
            <IconButton label={t`Przypnij obok strony`} onPress={() => pinSidebar(side, true)}>
              <Pin size={20} />
            </IconButton>
          ) : undefined
        }
      >
        {children}
      </Drawer>
    )
  }
  if (!open) return null
  return (
    <DockedSidebar side={side} title={title}>
      {children}
    </DockedSidebar>
  )
}

function DockedSidebar({ side, title, children }: SidebarProps) {
  const { t } = useLingui()
  const { width } = useSidebar(side)
  return (
    <aside aria-label={title} className={styles.docked} data-docked="" style={{ width }}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={t`Odepnij`} onPress={() => pinSidebar(side, false)}>
          <PinOff size={20} />
        </IconButton>
        <IconButton label={t`Zamknij`} onPress={() => closeSidebar(side)}>
          <X size={22} />
        </IconButton>
      </header>
      <div className={styles.content}>{children}</div>
      <SidebarEdge side={side} />
    </aside>
  )
}
