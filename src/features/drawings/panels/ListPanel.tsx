import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { readingOrder } from '#domain/scene/readingOrder.ts'
import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { Button } from '#ui/Button.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { useDrawing, useScene, useSelection } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'
import { useChosenKeys } from '../keys/useChosenKeys.ts'
import { ChosenActions } from './ChosenActions.tsx'
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
  const { found, rowOf } = useRows(scene, query)
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

interface Row {
  readonly id: string
  readonly name: string
  readonly facts: string
}

function useRows(
  scene: Scene,
  query: string,
): { readonly found: readonly Shape[]; readonly rowOf: (shape: Shape) => Row } {
  const { t } = useLingui()
  const { nameOf, kindOf } = useShapeWords()
  const joined = useMemo(() => joinedCounts(scene), [scene])
  const inOrder = useMemo(() => {
    const shapes = shapesById(scene)
    return readingOrder(scene).flatMap((id) => shapes.get(id) ?? [])
  }, [scene])
  const shapes = shapesById(scene)
  const wanted = foldPolish(query.trim())
  const found =
    wanted === '' ? inOrder : inOrder.filter((shape) => foldPolish(nameOf(shape)).includes(wanted))

  function factsOf(shape: Shape): string {
    const kind = kindOf(shape)
    if (shape.kind === 'connector') {
      const name = (end: typeof shape.from) => {
        const held = 'shape' in end ? shapes.get(end.shape) : undefined
        return held === undefined ? t`wolny koniec` : nameOf(held)
      }
      const [from, to] = [name(shape.from), name(shape.to)]
      return t`Linia: ${from} → ${to}`
    }
    const count = joined.get(shape.id) ?? 0
    const lines = t`${plural(count, { one: '# połączenie', few: '# połączenia', many: '# połączeń', other: '# połączenia' })}`
    return count === 0 ? kind : `${kind}, ${lines}`
  }

  return { found, rowOf: (shape) => ({ id: shape.id, name: nameOf(shape), facts: factsOf(shape) }) }
}

function joinedCounts({ shapes }: Scene): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const shape of shapes)
    if (shape.kind === 'connector')
      for (const end of [shape.from, shape.to])
        if ('shape' in end) counts.set(end.shape, (counts.get(end.shape) ?? 0) + 1)
  return counts
}
