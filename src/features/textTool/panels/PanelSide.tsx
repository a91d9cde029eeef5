import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { useScreenBar } from '#ui/lowerBars.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useEditor } from '../editor.ts'
import { useMarks } from '../useMarks.ts'
import { PANEL_NAMES, PANEL_WORDS, type PanelName } from './panelNames.ts'
import { PANELS } from './panels.ts'
import styles from './PanelSide.module.css'

/** Where the panels don't stand beside the text. */
const NARROW = '(max-width: 59.99rem)'

/** The panels: beside the text as tabs; on a phone from a bar at the lower edge, as a sheet. */
export function PanelSide() {
  return useMedia(NARROW) ? <PanelBar /> : <PanelTabs />
}

/** The panels that there are here. */
function usePanelNames(): readonly PanelName[] {
  const { renderRework } = useEditor()
  return renderRework === null ? PANEL_NAMES.filter((name) => name !== 'rework') : PANEL_NAMES
}

function PanelTabs() {
  const { t, i18n } = useLingui()
  const names = usePanelNames()
  return (
    <aside className={styles.side} aria-label={t`Panele tekstu`}>
      <AriaLocale>
        <Tabs>
          <TabList className={styles.tabs ?? ''} aria-label={t`Panele`}>
            {names.map((name) => (
              <Tab key={name} id={name} className={styles.tab ?? ''}>
                <PanelFace name={name} label={i18n._(PANEL_WORDS[name].label)} />
              </Tab>
            ))}
          </TabList>
          {names.map((name) => {
            const Panel = PANELS[name]
            return (
              <TabPanel key={name} id={name} className={styles.content ?? ''}>
                <Panel onLeave={(then) => then()} />
              </TabPanel>
            )
          })}
        </Tabs>
      </AriaLocale>
    </aside>
  )
}

function PanelBar() {
  const { t, i18n } = useLingui()
  const names = usePanelNames()
  const [open, setOpen] = useState<PanelName | null>(null)
  const [last, setLast] = useState<PanelName>('marks')
  const bar = useRef<HTMLDivElement>(null)
  useScreenBar(bar)
  const afterLeaving = useRef<(() => void) | null>(null)

  // The sheet gives the focus back to its button in the next frame.
  function lead(): void {
    const then = afterLeaving.current
    afterLeaving.current = null
    if (then !== null) requestAnimationFrame(() => requestAnimationFrame(then))
  }

  const Panel = PANELS[last]
  return (
    <>
      <div ref={bar} role="toolbar" aria-label={t`Panele tekstu`} className={styles.bar}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-haspopup="dialog"
            aria-expanded={open === name}
            onClick={() => {
              setLast(name)
              setOpen(name)
            }}
          >
            <PanelFace name={name} label={i18n._(PANEL_WORDS[name].label)} />
          </button>
        ))}
      </div>
      <Drawer
        side="bottom"
        title={i18n._(PANEL_WORDS[last].label)}
        isOpen={open !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(null)
        }}
      >
        <Panel
          onLeave={(then) => {
            setOpen(null)
            afterLeaving.current = then
          }}
        />
        <OnLeft onLeft={lead} />
      </Drawer>
    </>
  )
}

/** Tells when the sheet around it is gone, its movement too. */
function OnLeft({ onLeft }: { readonly onLeft: () => void }): ReactNode {
  const tell = useEffectEvent(onLeft)
  useEffect(() => () => tell(), [])
  return null
}

function PanelFace({ name, label }: { readonly name: PanelName; readonly label: string }): ReactNode {
  const { icon: Icon } = PANEL_WORDS[name]
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <span>
        {label}
        {name === 'marks' ? <MarkCount /> : null}
      </span>
    </>
  )
}

function MarkCount() {
  const { marks } = useMarks()
  return marks.length === 0 ? null : ` (${marks.length})`
}
