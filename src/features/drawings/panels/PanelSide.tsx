import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useScene } from '../document/DrawingContext.tsx'
import { PANEL_WORDS, panelsOf } from './panelNames.ts'
import { PANELS } from './panels.ts'
import styles from './PanelSide.module.css'

/** The panels as tabs: beside the canvas, and on a phone in a sheet. */
export function PanelTabs() {
  const { t, i18n } = useLingui()
  const names = panelsOf(useScene().kind)
  return (
    <AriaLocale>
      <Tabs className={styles.frame ?? ''}>
        <TabList className={styles.tabs ?? ''} aria-label={t`Panele`}>
          {names.map((name) => {
            const { label, Icon } = PANEL_WORDS[name]
            return (
              <Tab key={name} id={name} className={styles.tab ?? ''}>
                <Icon size={20} aria-hidden="true" />
                <span>{i18n._(label)}</span>
              </Tab>
            )
          })}
        </TabList>
        {names.map((name) => {
          const Panel = PANELS[name]
          return (
            <TabPanel key={name} id={name} className={styles.content ?? ''}>
              <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
                <Panel />
              </Suspense>
            </TabPanel>
          )
        })}
      </Tabs>
    </AriaLocale>
  )
}
