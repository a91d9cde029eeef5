import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Pause, Play, RotateCcw, Square, StepForward } from 'lucide-react'
import { Suspense, useEffect, useMemo } from 'react'
import { checkFlow } from '#domain/scene/flow/checkFlow.ts'
import { isDone } from '#domain/scene/flow/runFlow.ts'
import { boundsOfSolid } from '#domain/scene/geometry/bounds.ts'
import { shapesById, solidOf } from '#domain/scene/shapesById.ts'
import { isAdministrator } from '#services/isAdministrator.ts'
import { useSession } from '#services/useSession.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useDrawing, useScene } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'
import { useActions } from '../document/useActions.ts'
import { FLOW_FAULT_WORDS, RUN_WORDS } from './flowWords.ts'
import { useRun } from './useRun.ts'
import styles from './FlowPanel.module.css'

const TemplatePart = lazyPart(async () => ({
  default: (await import('./TemplatePart.tsx')).TemplatePart,
}))

/** What a flow lacks, and how it goes: step by step, with a choice at each decision. Who makes templates makes one of it. */
export function FlowPanel() {
  const makesTemplates = isAdministrator(useSession())
  return (
    <div className={styles.panel}>
      <RunPart />
      <CheckPart />
      {makesTemplates ? (
        <Suspense fallback={null}>
          <TemplatePart />
        </Suspense>
      ) : null}
    </div>
  )
}

function RunPart() {
  const { t, i18n } = useLingui()
  const scene = useScene()
  const { nameOf } = useShapeWords()
  const { run, choices, isPlaying, begin, step, setPlaying, stop } = useRun()
  const shapes = shapesById(scene)
  const isOver = run !== null && isDone(run)
  const named = (id: string) => {
    const shape = shapes.get(id)
    return shape === undefined ? '' : nameOf(shape)
  }

  /** A way is called by its words, or by where it leads. */
  function wayOf(id: string): string {
    const line = shapes.get(id)
    if (line?.kind !== 'connector') return ''
    return line.text.trim() !== '' || !('shape' in line.to) ? nameOf(line) : named(line.to.shape)
  }

  const steps = run?.steps ?? 0
  return (
    <section className={styles.part} aria-labelledby="flow-run">
      <h2 id="flow-run" className={styles.title}>
        <Trans>Przejdź przez przepływ</Trans>
      </h2>
      {run === null ? (
        <Button
          size="small"
          variant="primary"
          icon={<Play size={18} aria-hidden="true" />}
          isDisabled={scene.shapes.length === 0}
          onPress={begin}
        >
          <Trans>Zacznij</Trans>
        </Button>
      ) : (
        <>
          <output className={styles.standing}>
            <strong>{i18n._(RUN_WORDS[run.end])}</strong>
            <span>{t`Kroków: ${steps}`}</span>
            <span>{run.tokens.map(({ at }) => named(at)).join(', ')}</span>
          </output>
          {choices.length > 0 ? (
            <fieldset aria-label={t`Którędy dalej?`} className={styles.buttons}>
              <p className={styles.hint}>
                <Trans>Którędy dalej?</Trans>
              </p>
              {choices.map((id) => (
                <Button key={id} size="small" onPress={() => step(id)}>
                  {wayOf(id)}
                </Button>
              ))}
            </fieldset>
          ) : null}
          <div className={styles.buttons}>
            <Button
              size="small"
              icon={<StepForward size={18} aria-hidden="true" />}
              isDisabled={isOver || choices.length > 0}
              onPress={() => step()}
            >
              <Trans>Krok</Trans>
            </Button>
            <Button
              size="small"
              icon={
                isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />
              }
              isDisabled={isOver}
              onPress={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? <Trans>Wstrzymaj</Trans> : <Trans>Odtwarzaj</Trans>}
            </Button>
            <Button size="small" icon={<RotateCcw size={18} aria-hidden="true" />} onPress={begin}>
              <Trans>Od początku</Trans>
            </Button>
            <Button size="small" icon={<Square size={18} aria-hidden="true" />} onPress={stop}>
              <Trans>Zakończ</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function CheckPart() {
  const { t, i18n } = useLingui()
  const { canvas } = useDrawing()
  const scene = useScene()
  const { nameOf } = useShapeWords()
  const { select } = useActions()
  const marks = useMemo(() => checkFlow(scene), [scene])

  useEffect(() => {
    const places = marks.flatMap(({ shape }) => {
      const solid = shape === null ? undefined : solidOf(scene, shape)
      if (solid === undefined) return []
      const { x, y, width } = boundsOfSolid(solid)
      return [{ x: x + width, y }]
    })
    canvas.markFaults(places)
  }, [canvas, marks, scene])
  useEffect(() => () => canvas.markFaults([]), [canvas])

  return (
    <section className={styles.part} aria-labelledby="flow-check">
      <h2 id="flow-check" className={styles.title}>
        <Trans>Sprawdzenie</Trans>
      </h2>
      {marks.length === 0 ? (
        <p className={styles.whole}>
          <CircleCheck size={18} aria-hidden="true" />
          {scene.shapes.length === 0 ? t`Narysuj pierwszy krok.` : t`Przepływ ma wszystko, czego potrzebuje.`}
        </p>
      ) : (
        <ul className={styles.faults}>
          {marks.map(({ shape: id, code }) => {
            const shape = id === null ? undefined : shapesById(scene).get(id)
            const words = i18n._(FLOW_FAULT_WORDS[code])
            return (
              <li key={`${id} ${code}`}>
                {shape === undefined ? (
                  <span className={styles.fault}>{words}</span>
                ) : (
                  <button type="button" className={styles.fault} onClick={() => select(shape.id)}>
                    <strong>{nameOf(shape)}</strong>
                    <span>{words}</span>
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
