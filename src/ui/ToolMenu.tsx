import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { AriaLocale } from './AriaLocale.tsx'
import { classNames } from './classNames.ts'
import styles from './ToolMenu.module.css'

export interface ToolMenuItem {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly onAction: () => void
  readonly isDisabled?: boolean
  /** Why it is disabled, or what it does; stands below its label. */
  readonly note?: string
  readonly isDangerous?: boolean
}

export interface ToolMenuProps {
  readonly label: string
  readonly icon: ReactNode
  readonly items: readonly ToolMenuItem[]
}

/** A button of the toolbar that opens further actions. */
export function ToolMenu({ label, icon, items }: ToolMenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <AriaButton aria-label={label} data-hint={label} className={classNames(styles.button)}>
          {icon}
        </AriaButton>
        <Popover placement="bottom end" className={classNames(styles.popover)}>
          <Menu
            aria-label={label}
            className={classNames(styles.menu)}
            disabledKeys={items.flatMap(({ id, isDisabled }) => (isDisabled === true ? [id] : []))}
            onAction={(key) => items.find(({ id }) => id === key)?.onAction()}
          >
            {items.map(({ id, label: words, note, icon: sign, isDangerous }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={words}
                className={classNames(styles.item)}
                data-dangerous={isDangerous === true ? '' : undefined}
              >
                {sign}
                {note === undefined ? (
                  words
                ) : (
                  <span className={styles.words}>
                    <Text slot="label">{words}</Text>
                    <Text slot="description" className={classNames(styles.note)}>
                      {note}
                    </Text>
                  </span>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  )
}
