import { useEffect, useEffectEvent, useState } from 'react'
import { choicesOf, type FlowRun, isDone, startRun, stepRun } from '#domain/scene/flow/runFlow.ts'
import { boundsOfSolid } from '#domain/scene/geometry/bounds.ts'
import { shapesById, solidOf } from '#domain/scene/shapesById.ts'
import { announce } from '#ui/announce.ts'
import { useDrawing, useScene } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'

/** How fast a run goes on by itself, ms a step. */
const PACE = 900

/** A run of the flow that is open, shown by tokens on the canvas for as long as the component stands. */
export interface Run {
  readonly run: FlowRun | null
  /** The lines that somebody has to choose one of now. */
  readonly choices: readonly string[]
  readonly isPlaying: boolean
  readonly begin: () => void
  readonly step: (choice?: string) => void
  readonly setPlaying: (isPlaying: boolean) => void
  readonly stop: () => void
}

export function useRun(): Run {
  const { canvas } = useDrawing()
  const scene = useScene()
  const { nameOf } = useShapeWords()
  const [run, setRun] = useState<FlowRun | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const choices = run === null ? [] : choicesOf(scene, run)

  useEffect(() => {
    const tokens = (run?.tokens ?? []).flatMap(({ at }) => {
      const solid = solidOf(scene, at)
      if (solid === undefined) return []
      const { x, y, width } = boundsOfSolid(solid)
      return [{ x: x + width / 2, y }]
    })
    canvas.markRun(tokens)
  }, [canvas, run, scene])
  useEffect(() => () => canvas.markRun([]), [canvas])

  function show(next: FlowRun): void {
    setRun(next)
    const at = next.tokens.map((token) => token.at)
    canvas.show(at)
    const names = at.flatMap((id) => {
      const shape = shapesById(scene).get(id)
      return shape === undefined ? [] : [nameOf(shape)]
    })
    announce(names.join(', '))
    if (isDone(next)) setPlaying(false)
  }

  const goOn = useEffectEvent(() => {
    if (run !== null && !isDone(run) && choices.length === 0) show(stepRun(scene, run))
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => goOn(), PACE)
    return () => clearInterval(timer)
  }, [isPlaying])

  return {
    run,
    choices,
    isPlaying,
    begin: () => show(startRun(scene)),
    step: (choice) => {
      if (run !== null) show(stepRun(scene, run, choice))
    },
    setPlaying,
    stop: () => {
      setPlaying(false)
      setRun(null)
    },
  }
}
