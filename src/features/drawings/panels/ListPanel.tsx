import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { Button } from '#ui/Button.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { useDrawing, useScene, useSelection } from '../document/DrawingContext.tsx'
import { useChosenKeys } from '../keys/useChosenKeys.ts'
import { ChosenActions } from './ChosenActions.tsx'
import { useShapeRows } from './useShapeRows.ts'
import styles from './ListPanel.module.css'

/** Rows that are shown at once. */
const STEP = 100

/** Every shape in reading order, with its words, kind and what it is joined with: the drawing for keys and screen readers. */
export function ListPanel() {
  const { t } = useLingui()
  const { document, canvas } = useDrawing()
  const scene = useDeferredValue(useScene())
  const selection = useDeferredValue(useSelection())
  const ofChosen = useChosenKeys()
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(STEP)
  const { found, rowOf } = useShapeRows(scene, query)
  const shown = found.slice(0, most).map(rowOf)

  /** What the list has no use for itself works on what is chosen. */
  function onKeyDown(event: KeyboardEvent): void {
    const isWalk = event.key.startsWith('Arrow') && !event.altKey && !event.ctrlKey && !event.metaKey
    if (isWalk || event.key === 'Escape' || !(event.target instanceof HTMLElement)) return
    if (event.target.closest('[role="listbox"]') === null || !ofChosen(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  if (scene.shapes.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans>Tu będą wszystkie kształty w kolejności czytania. Dodaj pierwszy z paska narzędzi.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.list}>
      <SearchField
        label={t`Szukaj kształtu`}
        placeholder={t`Szukaj w rysunku`}
        value={query}
        onChange={setQuery}
      />
      {/* The keys are those of the list in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={onKeyDown}>
        <AriaLocale>
          <ListBox
            aria-label={t`Kształty w kolejności czytania`}
            className={styles.rows ?? ''}
            items={shown}
            selectionMode="multiple"
            selectionBehavior="replace"
            selectedKeys={selection}
            onSelectionChange={(keys) => {
              const ids = keys === 'all' ? found.map(({ id }) => id) : Array.from(keys, String)
              document.select(ids)
              canvas.show(ids.slice(-1))
            }}
            renderEmptyState={() => <p className={styles.nothing}>{t`Nie ma takiego kształtu.`}</p>}
          >
            {({ id, name, facts }) => (
              <ListBoxItem id={id} textValue={name} className={styles.row ?? ''}>
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>{facts}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </AriaLocale>
      </div>
      {found.length > most ? (
        <Button size="small" onPress={() => setMost(most + STEP)}>
          <Trans>Pokaż następne</Trans>
        </Button>
      ) : null}
      <ChosenActions />
    </div>
  )
}
