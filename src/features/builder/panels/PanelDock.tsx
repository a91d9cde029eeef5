import { useLingui } from '@lingui/react/macro'
import { Pin, PinOff, X } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SidebarEdge } from '#ui/SidebarEdge.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePreferences } from '#ui/state/preferences.ts'
import { closeSidebar, pinSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useStore } from '#ui/useStore.ts'
import { focusOn } from '../focusOn.ts'
import { NARROW } from '../narrow.ts'
import { openPanel, panelForFocus, togglePanel, useOpenPanel } from './openPanel.ts'
import type { PanelName } from './panelNames.ts'
import { PANELS } from './panels.ts'
import type { BuilderPanel } from './panel.ts'
import { useOfferedPanels } from './useOfferedPanels.ts'
import styles from './PanelDock.module.css'

/** The extra width of a wide panel: a form is beside its preview. */
const MORE_ROOM = ' + 28rem'

/**
 * The panels, one open at a time, in the right sidebar: pinned it is beside the canvas, else over it. On a phone they
 * are a sheet from below.
 */
export function PanelDock() {
  const { t, i18n } = useLingui()
  const offered = useOfferedPanels()
  const open = useOpenPanel()
  const isNarrow = useMedia(NARROW)
  const pinned = useSidebar('right', 'pinned')
  const width = useSidebar('right', 'width')
  useClosedByLeaving(pinned && !isNarrow)
  const panel: BuilderPanel | null = open === null ? null : PANELS[open]
  const title = open === null ? '' : i18n._(PANELS[open].label)
  return (
    <div className={styles.dock}>
      <div role="toolbar" aria-label={t`Panele`} data-part="panels" className={styles.tabs}>
        {offered.map((name) => (
          <PanelTab key={name} name={name} isOpen={open === name} />
        ))}
      </div>
      {isNarrow ? (
        <Drawer
          side="bottom"
          title={title}
          isOpen={open !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) openPanel(null)
          }}
        >
          {open === null ? null : <PanelContent name={open} />}
        </Drawer>
      ) : open === null ? null : (
        <aside
          aria-label={title}
          className={styles.panel}
          style={{ width: `min(${width}px${panel?.isWide === true ? MORE_ROOM : ''}, 60vw)` }}
          data-over={pinned ? undefined : ''}
        >
          <header className={styles.header}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton
              size="small"
              label={pinned ? t`Odepnij: panel nad grafem` : t`Przypnij obok grafu`}
              onPress={() => pinSidebar('right', !pinned)}
            >
              {pinned ? <PinOff size={18} /> : <Pin size={18} />}
            </IconButton>
            <IconButton size="small" label={t`Zamknij panel`} onPress={() => openPanel(null)}>
              <X size={18} />
            </IconButton>
          </header>
          <div data-part="panel" tabIndex={-1} className={styles.content}>
            <PanelContent name={open} />
          </div>
          <SidebarEdge side="right" />
        </aside>
      )}
    </div>
  )
}

/**
 * An unpinned panel, and every panel on a phone, closes when the template is left: neither the next template nor the
 * next day finds it open.
 */
function useClosedByLeaving(stays: boolean): void {
  const close = useEffectEvent(() => {
    if (!stays) closeSidebar('right')
  })
  useEffect(() => {
    close()
    return () => close()
  }, [])
}

function PanelTab({ name, isOpen }: { readonly name: PanelName; readonly isOpen: boolean }) {
  const { i18n } = useLingui()
  const { icon: Icon, label, chords, Mark }: BuilderPanel = PANELS[name]
  const { singleKeys } = usePreferences()
  return (
    <button
      type="button"
      className={styles.tab}
      aria-pressed={isOpen}
      aria-keyshortcuts={singleKeys ? chords.map(({ key }) => key).join(' ') : undefined}
      onClick={() => togglePanel(name)}
    >
      <Icon size={20} aria-hidden="true" />
      <span className={styles.tabName}>{i18n._(label)}</span>
      {Mark === undefined ? null : (
        <span className={styles.mark}>
          <Mark />
        </span>
      )}
    </button>
  )
}

function PanelContent({ name }: { readonly name: PanelName }) {
  const { Content }: BuilderPanel = PANELS[name]
  return (
    <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
      <Content />
      <TakenFocus name={name} />
    </Suspense>
  )
}

/** Stands beside the content, so that it takes the focus when that is there. */
function TakenFocus({ name }: { readonly name: PanelName }) {
  const asked = useStore(panelForFocus)
  useEffect(() => {
    if (asked !== name) return
    panelForFocus.set(null)
    focusOn('panel')
  }, [asked, name])
  return null
}
