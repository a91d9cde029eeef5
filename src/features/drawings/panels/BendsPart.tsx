import { useLingui } from '@lingui/react/macro'
import { MoveRight, Spline } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { bendMoved, bendRemoved, pieceMoved, setBends } from '#domain/scene/edits/bendLine.ts'
import { type Point, distance } from '#domain/scene/geometry/rect.ts'
import type { Connector } from '#domain/scene/sceneSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { knotsOf } from '../canvas/lineHandles.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import styles from './BendsPart.module.css'

/** How far an arrow takes a corner, px; with Shift, and with Alt. */
const STEP = { usual: 8, far: 40, little: 1 } as const
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The corners that a hand has set on a line, each moved and removed by keys; how to add one, and how to be rid of them. */
export function BendsPart({ line }: { readonly line: Connector }) {
  const { t } = useLingui()
  const { document, canvas } = useDrawing()
  const { bends } = line

  const change = (next: readonly Point[], merges = false) =>
    document.edit({ what: `bend:${line.id}`, merges }, (scene) => setBends(scene, line.id, next))

  /** In the middle of the longest piece, across it. */
  function add(): void {
    const route = canvas.space.routeOf(line)
    const knots = route === null ? [] : knotsOf(line, route)
    const [piece] = knots
      .slice(1)
      .map((knot, at) => ({ at, length: distance(knot, knots[at] ?? knot) }))
      .toSorted((one, other) => other.length - one.length)
    if (piece !== undefined && change(pieceMoved(line, knots, piece.at, { x: ADDED, y: ADDED })))
      announce(t`Dodano zgięcie linii`)
  }

  function straighten(): void {
    if (change([])) announce(t`Linia znów sama omija kształty`)
  }

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const way = DIRECTIONS[event.key]
    const bend = bends[at]
    if (bend === undefined || event.ctrlKey || event.metaKey) return
    if (way !== undefined) {
      const step = event.shiftKey ? STEP.far : event.altKey ? STEP.little : STEP.usual
      change(bendMoved(bends, at, { x: bend.x + way.x * step, y: bend.y + way.y * step }), true)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (change(bendRemoved(bends, at))) announce(t`Usunięto zgięcie`)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <fieldset className={styles.part} disabled={line.locked}>
      <legend className={styles.legend}>{t`Zgięcia linii`}</legend>
      {bends.length === 0 ? null : (
        <ol className={styles.bends}>
          {bends.map(({ x, y }, at) => {
            const [number, across, down] = [at + 1, Math.round(x), Math.round(y)]
            return (
              // Corners have no names of their own; what stands at a number is the corner of that number.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <button
                  type="button"
                  className={styles.bend}
                  aria-label={t`Zgięcie ${number}, ${across}, ${down}. Strzałki przesuwają, Delete usuwa.`}
                  aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
                  onKeyDown={(event) => onKeyDown(event, at)}
                >
                  {`${number}: ${across}, ${down}`}
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles.actions}>
        <Button size="small" icon={<Spline size={18} aria-hidden="true" />} onPress={add}>
          {t`Dodaj zgięcie`}
        </Button>
        <Button
          size="small"
          icon={<MoveRight size={18} aria-hidden="true" />}
          isDisabled={bends.length === 0}
          onPress={straighten}
        >
          {t`Wyprostuj`}
        </Button>
      </div>
      <p className={styles.hint}>
        {t`Przeciągnij odcinek albo zgięcie na płótnie. Dwa naciśnięcia usuwają zgięcie.`}
      </p>
    </fieldset>
  )
}

/** How far a corner that a key has added stands beside the line, px. */
const ADDED = 40
