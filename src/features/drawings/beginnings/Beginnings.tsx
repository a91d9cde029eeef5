import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { elkGraphOfDiagram } from '#domain/scene/diagram/layout/elkGraphOfDiagram.ts'
import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { sceneOfDiagram } from '#domain/scene/diagram/sceneOfDiagram.ts'
import { DIAGRAM_KINDS, type DiagramKind } from '#domain/scene/diagram/statement.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import { SceneThumbnail } from '../kept/SceneThumbnail.tsx'
import { EXAMPLES } from '../text/examples.ts'
import { measureWords } from '../text/measureWords.ts'
import styles from './Beginnings.module.css'

/** What a drawing can begin with, as small pictures drawn as the canvas draws them. */
export function Beginnings() {
  const { i18n } = useLingui()
  const { document, canvas } = useDrawing()
  const beginnings = useMemo(
    () =>
      DIAGRAM_KINDS.flatMap((kind) => {
        const source = EXAMPLES[kind].source
          .map((part) => (typeof part === 'string' ? part : i18n._(part)))
          .join('')
        const scene = plainScene(source)
        return scene === null ? [] : [{ kind, source, scene }]
      }),
    [i18n],
  )

  async function begin(kind: DiagramKind): Promise<void> {
    const beginning = beginnings.find((each) => each.kind === kind)
    if (beginning === undefined) return
    const scene = (await laidScene(beginning.source)) ?? beginning.scene
    // What was drawn meanwhile stays.
    document.edit('begin', (now) => (now.shapes.length > 0 ? now : { ...scene, kind: now.kind }))
    canvas.fit()
  }

  return (
    <section className={styles.frame} aria-labelledby="beginnings" data-over-canvas="">
      <h2 id="beginnings" className={styles.title}>
        <Trans>Zacznij od wzoru albo po prostu rysuj</Trans>
      </h2>
      <ul className={styles.list}>
        {beginnings.map(({ kind, scene }) => (
          <li key={kind}>
            <button type="button" className={styles.beginning} onClick={() => void begin(kind)}>
              <SceneThumbnail scene={scene} width={136} height={88} />
              <span>{i18n._(EXAMPLES[kind].label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function plainScene(source: string): Scene | null {
  const read = readDiagram(source)
  return read.ok ? sceneOfDiagram(read.diagram, null, measureWords) : null
}

/** The same as the layout puts it; null where that can’t be had, as offline before it was kept. */
async function laidScene(source: string): Promise<Scene | null> {
  const read = readDiagram(source)
  const graph = read.ok ? elkGraphOfDiagram(read.diagram, measureWords) : null
  if (!read.ok || graph === null) return null
  try {
    const { layOut } = await import('#ui/layout/layOut.ts')
    return sceneOfDiagram(read.diagram, await layOut(graph), measureWords)
  } catch {
    return null
  }
}
