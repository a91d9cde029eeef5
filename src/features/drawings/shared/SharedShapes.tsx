import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { Button } from '#ui/Button.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useDrawing, useSelection } from '../document/DrawingContext.tsx'
import { useShapeRows } from '../panels/useShapeRows.ts'
import styles from './SharedShapes.module.css'

/** Shapes that are told at first. */
const STEP = 300

/** A drawing in words, in reading order; a press brings the shape into sight. Without a script the words alone. */
export function SharedShapes({ scene }: { readonly scene: Scene }) {
  const { t } = useLingui()
  const { document, canvas } = useDrawing()
  const isRendered = useIsHydrated()
  const selection = useSelection()
  const [most, setMost] = useState(STEP)
  const { found, rowOf } = useShapeRows(scene, '')
  return (
    <section aria-labelledby="shapes" className={styles.frame}>
      <h2 id="shapes" className={styles.title}>
        <Trans>Co jest na rysunku</Trans>
      </h2>
      <ol className={styles.list} aria-label={t`Kształty w kolejności czytania`}>
        {found.slice(0, most).map((shape) => {
          const { id, name, facts } = rowOf(shape)
          const words = (
            <>
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>{facts}</span>
            </>
          )
          return (
            <li key={id}>
              {isRendered ? (
                <span className={styles.row}>{words}</span>
              ) : (
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={selection.has(id)}
                  onClick={() => {
                    document.select([id])
                    canvas.show([id])
                  }}
                >
                  {words}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {found.length > most ? (
        <Button size="small" className="needs-script" onPress={() => setMost(most + STEP)}>
          <Trans>Pokaż następne</Trans>
        </Button>
      ) : null}
    </section>
  )
}
