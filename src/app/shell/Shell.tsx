import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useMode } from '#ui/state/modes.ts'
import { DocumentHead } from '../document/DocumentHead.tsx'
import { listenForPaletteKey } from '../palette/paletteState.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hosts } from './Hosts.tsx'
import { PendingBar } from './PendingBar.tsx'
import { ScreenScriptNote } from './ScreenScriptNote.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { isBareAt } from './isBareAt.ts'
import { TillHeader } from './TillHeader.tsx'
import { useIsTill } from './useIsTill.ts'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'
import { useRouteFocus } from './useRouteFocus.ts'
import styles from './Shell.module.css'

/**
 * The frame of every screen. It is there before any screen, while a guard checks the visitor and code loads, and stays
 * while screens change: a press or the focus on its bars is never lost to another copy of them.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const focus = useMode('focus')
  // By the address, so that no bar shows before the screen is known.
  const isBare = useRouterState({ select: ({ location }) => isBareAt(location.pathname) })
  const hasScreen = useRouterState({ select: ({ matches }) => matches.length > 0 })
  const isTill = useIsTill()
  const hasSite = !focus && !isBare && !isTill
  useRouteFocus()
  useEffect(() => listenForPaletteKey(), [])
  return (
    <div className={styles.shell} data-bare={isBare || undefined} data-bars={hasSite ? undefined : 'none'}>
      <DocumentHead />
      <SkipLink />
      {focus || isBare ? null : isTill ? <TillHeader /> : <Header />}
      <PendingBar />
      <div className={styles.middle}>
        {hasSite ? <SiteMenu /> : null}
        <div className={styles.screen}>
          <main id={CONTENT_ID} tabIndex={-1} className={styles.content} aria-busy={!hasScreen || undefined}>
            <ScreenScriptNote />
            {children}
          </main>
          {hasScreen && !focus && !isBare ? <Footer isTill={isTill} /> : null}
        </div>
      </div>
      {hasSite ? <BottomBar /> : null}
      <Hosts isBare={isBare} isTill={isTill} />
    </div>
  )
}
