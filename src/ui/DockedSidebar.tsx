import { useLingui } from '@lingui/react/macro'
import { PinOff, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from './IconButton.tsx'
import { SidebarEdge } from './SidebarEdge.tsx'
import { closeSidebar, pinSidebar, useSidebar } from './state/sidebars.ts'
import type { SidebarSide } from './state/uiState.ts'
import styles from './DockedSidebar.module.css'

export interface DockedSidebarProps {
  readonly side: SidebarSide
  readonly title: string
  readonly children: ReactNode
}

/** A pinned sidebar: beside the page, as wide as it was drawn. */
export function DockedSidebar({ side, title, children }: DockedSidebarProps) {
  const { t } = useLingui()
  const width = useSidebar(side, 'width')
  // Told to the root and not found out by `:has`, which every change of the page would be held against.
  useLayoutEffect(() => {
    document.documentElement.dataset['docked'] = ''
    return () => void delete document.documentElement.dataset['docked']
  }, [])
  return (
    <aside aria-label={title} className={styles.docked} style={{ width }}>
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
