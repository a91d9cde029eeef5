import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useModes } from '#ui/state/modes.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'

/**
 * Shows the bars at once, while the first screen's guard asks who is here and its code comes; afterwards the shell
 * that the screen stands in.
 */
export function FirstFrame({ children }: { readonly children: ReactNode }) {
  const hasScreen = useRouterState({ select: ({ matches }) => matches.length > 0 })
  const { focus } = useModes()
  if (hasScreen || focus) return <>{children}</>
  return (
    <>
      <div className={styles.shell}>
        <Header />
        <div className={styles.middle} aria-busy="true" />
        <BottomBar />
      </div>
      {children}
    </>
  )
}
