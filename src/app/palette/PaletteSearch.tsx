import { useLingui } from '@lingui/react/macro'
import { CornerDownLeft, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { classNames } from '#ui/classNames.ts'
import { closePalette, endCatching, usePaletteAim, usePaletteText } from './paletteState.ts'
import { usePaletteSections, type ShownEntry } from './usePaletteSections.tsx'
import styles from './CommandPalette.module.css'

/** The palette's field and its results. Each opening renders it anew. */
export function PaletteSearch() {
  const { t } = useLingui()
  const [text, setText] = usePaletteText()
  const input = useRef<HTMLInputElement>(null)
  const sections = usePaletteSections(text)
  const isSearch = usePaletteAim() === 'search'

  useEffect(() => {
    input.current?.focus()
    endCatching()
  }, [])

  function run(id: unknown): void {
    const chosen = sections.flatMap((section) => section.entries).find((entry) => entry.id === id)
    closePalette()
    chosen?.run()
  }

  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField aria-label={t`Czego szukasz?`} className={classNames(styles.field)}>
        <Search size={20} className={styles.glass} />
        <Input
          ref={input}
          placeholder={isSearch ? t`Dla kogo albo na jaką okazję?` : t`Produkt, strona albo polecenie`}
          className={classNames(styles.input)}
        />
      </SearchField>
      <Menu
        aria-label={t`Wyniki`}
        className={classNames(styles.menu)}
        onAction={run}
        renderEmptyState={() => (
          <p className={styles.empty}>{t`Nic nie znaleźliśmy. Spróbuj innego słowa.`}</p>
        )}
      >
        {sections.map((section) => (
          <MenuSection key={section.title} className={classNames(styles.section)}>
            <Header className={classNames(styles.heading)}>{section.title}</Header>
            {section.entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                className={classNames(styles.item)}
              >
                <EntryFace entry={entry} />
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  )
}

function EntryFace({ entry }: { readonly entry: ShownEntry }) {
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {entry.icon}
      </span>
      {/* The detail is a part of the name: screen readers say what is shown. */}
      <Text slot="label" className={classNames(styles.words)}>
        <span className={styles.label}>{entry.label}</span>
        {entry.detail === undefined ? null : <span className={styles.detail}>{entry.detail}</span>}
      </Text>
      <CornerDownLeft className={styles.enter} size={16} />
    </>
  )
}
