import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { useModes } from '#ui/state/modes.ts'
import { useSidebar } from '#ui/state/sidebars.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { DocumentHead } from '../document/DocumentHead.tsx'
import { openingParts } from '../openingParts.ts'
import { listenForPaletteKey } from '../palette/paletteState.ts'
import { usePersonChanges } from '../session/usePersonChanges.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hosts } from './Hosts.tsx'
import { PendingBar } from './PendingBar.tsx'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'
import { useRouteFocus } from './useRouteFocus.ts'
import styles from './Shell.module.css'

const SiteMenu = lazyPart(openingParts.menu)

/** The frame every screen stands in. */
export function Shell() {
  const { focus } = useModes()
  const person = usePersonChanges()
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
          <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
            <Outlet key={person} />
          </main>
          {focus ? null : <Footer />}
        </div>
      </div>
      {focus ? null : <BottomBar />}
      <Hosts />
    </div>
  )
}
