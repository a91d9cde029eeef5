import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useModes } from '#ui/state/modes.ts'
import { DocumentHead } from '../document/DocumentHead.tsx'
import { listenForPaletteKey } from '../palette/paletteState.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hosts } from './Hosts.tsx'
import { PendingBar } from './PendingBar.tsx'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'
import { useRouteFocus } from './useRouteFocus.ts'
import styles from './Shell.module.css'

/** The frame every screen stands in. */
export function Shell() {
  const { focus } = useModes()
  useRouteFocus()
  useEffect(() => listenForPaletteKey(), [])
  return (
    <div className={styles.shell}>
      <DocumentHead />
      <SkipLink />
      {focus ? null : <Header />}
      <PendingBar />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      {focus ? null : <Footer />}
      {focus ? null : <BottomBar />}
      <Hosts />
    </div>
  )
}
