import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useModes } from '#ui/state/modes.ts'
import { useSidebar } from '#ui/state/sidebars.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { DocumentHead } from '../document/DocumentHead.tsx'
import { openingParts } from '../openingParts.ts'
import { listenForPaletteKey } from '../palette/paletteState.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hosts } from './Hosts.tsx'
import { PendingBar } from './PendingBar.tsx'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'
import { useRouteFocus } from './useRouteFocus.ts'
import styles from './Shell.module.css'

const SiteMenu = lazyPart(openingParts.menu)

/**
 * The frame every screen stands in. It is there before any screen is, while a guard asks who is here and code comes,
 * and stays while screens change: a press or the focus on its bars is never lost to another copy of them.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { focus } = useModes()
  const hasScreen = useRouterState({ select: ({ matches }) => matches.length > 0 })
  const hasMenu = useOnceOpened(useSidebar('left').open)
  useRouteFocus()
  useEffect(() => listenForPaletteKey(), [])
  return (
    <div className={styles.shell}>
      <DocumentHead />
      <SkipLink />
      {focus ? null : <Header />}
      <PendingBar />
      <div className={styles.middle}>
        {hasMenu && !focus ? (
          <Suspense fallback={null}>
            <SiteMenu />
          </Suspense>
        ) : null}
        <div className={styles.screen}>
          <main id={CONTENT_ID} tabIndex={-1} className={styles.content} aria-busy={!hasScreen || undefined}>
            {children}
          </main>
          {hasScreen && !focus ? <Footer /> : null}
        </div>
      </div>
      {focus ? null : <BottomBar />}
      <Hosts />
    </div>
  )
}
