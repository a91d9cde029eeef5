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
import { TillHeader } from './TillHeader.tsx'
import { useIsTill } from './useIsTill.ts'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'
import { useRouteFocus } from './useRouteFocus.ts'
import styles from './Shell.module.css'

/**
 * The frame every screen stands in. It is there before any screen is, while a guard asks who is here and code comes,
 * and stays while screens change: a press or the focus on its bars is never lost to another copy of them.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const focus = useMode('focus')
  const hasScreen = useRouterState({ select: ({ matches }) => matches.length > 0 })
  const isTill = useIsTill()
  const hasSite = !focus && !isTill
  useRouteFocus()
  useEffect(() => listenForPaletteKey(), [])
  return (
    <div className={styles.shell} data-bars={hasSite ? undefined : 'none'}>
      <DocumentHead />
      <SkipLink />
      {focus ? null : isTill ? <TillHeader /> : <Header />}
      <PendingBar />
      <div className={styles.middle}>
        {hasSite ? <SiteMenu /> : null}
        <div className={styles.screen}>
          <main id={CONTENT_ID} tabIndex={-1} className={styles.content} aria-busy={!hasScreen || undefined}>
            <ScreenScriptNote />
            {children}
          </main>
          {hasScreen && !focus ? <Footer isTill={isTill} /> : null}
        </div>
      </div>
      {hasSite ? <BottomBar /> : null}
      <Hosts isTill={isTill} />
    </div>
  )
}
