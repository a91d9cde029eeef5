import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { readingOrder } from '#domain/scene/readingOrder.ts'
import { isSolid, shapesById } from '#domain/scene/shapesById.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { useStore } from '#ui/useStore.ts'
import { useScene } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'
import { useActions } from '../document/useActions.ts'
import { askedConnect } from '../keys/useChosenKeys.ts'
import styles from './ConnectDialog.module.css'

const SHOWN = 30

/** Asks which shape another one is to be joined with. */
export function ConnectDialog() {
  const { t } = useLingui()
  const from = useStore(askedConnect)
  const { nameOf } = useShapeWords()
  const shape = shapesById(useScene()).get(from ?? '')
  const name = shape === undefined ? '' : nameOf(shape)
  return (
    <Dialog
      isOpen={shape !== undefined}
      onOpenChange={() => askedConnect.set(null)}
      size="sm"
      title={t`Połącz „${name}” z…`}
    >
      {from === null ? null : <Targets key={from} from={from} />}
    </Dialog>
  )
}

function Targets({ from }: { readonly from: string }) {
  const { t } = useLingui()
  const scene = useScene()
  const { nameOf, kindOf } = useShapeWords()
  const { connect } = useActions()
  const [query, setQuery] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  // Whoever comes by keys types at once.
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  const shapes = shapesById(scene)
  const wanted = foldPolish(query.trim())
  const found = readingOrder(scene)
    .flatMap((id) => {
      const shape = shapes.get(id)
      return id !== from && isSolid(shape) && foldPolish(nameOf(shape)).includes(wanted) ? [shape] : []
    })
    .slice(0, SHOWN)

  function take(id: string | undefined): void {
    if (id === undefined) return
    askedConnect.set(null)
    connect(from, id)
  }

  return (
    <div ref={frame} className={styles.targets}>
      <SearchField
        label={t`Szukaj kształtu`}
        placeholder={t`Napis w kształcie`}
        value={query}
        onChange={setQuery}
        onSubmit={() => take(found[0]?.id)}
      />
      {found.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Nie ma innego kształtu z takim napisem.</Trans>
        </p>
      ) : null}
      <ul className={styles.list}>
        {found.map((shape) => (
          <li key={shape.id}>
            <button type="button" className={styles.target} onClick={() => take(shape.id)}>
              <span>{nameOf(shape)}</span>
              <span className={styles.kind}>{kindOf(shape)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
