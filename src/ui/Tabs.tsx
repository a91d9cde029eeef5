import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from './classNames.ts'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between; spoken. */
  readonly label: string
  readonly items: readonly TabItem<Id>[]
  readonly selected: Id
  readonly onChange: (id: Id) => void
}

/** Views of one thing, one at a time. Which one is open belongs to the caller (the address, usually). */
export function Tabs<Id extends string>({ label, items, selected, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classNames(styles.tabs)}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key)
        if (chosen !== undefined) onChange(chosen.id)
      }}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={classNames(styles.tab)}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={classNames(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
