import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { BEGINNING_IDS, beginningOf } from '#domain/scene/beginnings/beginnings.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { useDrawing, useKeptDrawing, useScene } from '../document/DrawingContext.tsx'
import { SceneThumbnail } from '../kept/SceneThumbnail.tsx'
import { measureWords } from '../text/measureWords.ts'
import { BEGINNING_WORDS } from './beginningWords.ts'
import styles from './Beginnings.module.css'

/** What a drawing of this kind can begin with, as small pictures drawn as the canvas draws them. */
export function Beginnings() {
  const { i18n } = useLingui()
  const { document, canvas } = useDrawing()
  const open = useKeptDrawing()
  const { kind } = useScene()
  const beginnings = useMemo(
    () =>
      BEGINNING_IDS.map((id) => {
        const { title, words } = BEGINNING_WORDS[id]
        return { id, title, scene: beginningOf(id, i18n._(words).split(';'), measureWords) }
      }).filter(({ scene }) => scene.kind === kind),
    [i18n, kind],
  )

  async function begin(scene: Scene, title: string): Promise<void> {
    document.edit('begin', () => scene)
    canvas.fit()
    // Else its first shape would name it.
    await open.flush()
    const { giveTitle } = await import('../kept/drawingActions.ts')
    if (open.standing.getSnapshot().keeping !== 'failed') await giveTitle(i18n, open.id, title)
  }

  return (
    <section className={styles.frame} aria-labelledby="beginnings" data-over-canvas="">
      <h2 id="beginnings" className={styles.title}>
        <Trans>Zacznij od wzoru albo po prostu rysuj</Trans>
      </h2>
      <ul className={styles.list}>
        {beginnings.map(({ id, title, scene }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.beginning}
              onClick={() => void begin(scene, i18n._(title))}
            >
              <SceneThumbnail scene={scene} width={136} height={88} />
              <span>{i18n._(title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
