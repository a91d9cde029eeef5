import { changeShapes } from '../changeShapes.ts'
import type { Rect } from '../geometry/rect.ts'
import { pulledTurned, rotationOf } from '../geometry/turn.ts'
import { freeShapes } from '../isFree.ts'
import type { Box, BoxForm, Scene } from '../sceneSchema.ts'
import { LINE_HEIGHT, TEXT_PX, wordsArea } from '../words/wordsArea.ts'
import { type Measure, wrapText } from '../words/wrapText.ts'
import { rectInPlane } from './moveShapes.ts'

/** Boxes grow by so much, so that their middles stay on the grid, px. */
const STEP = 16
/** A longer word is broken: no box grows wider for it, in letters as high as it is written in. */
const WIDEST_WORD = 24
/** Outlines that have less room the farther a line is from the middle: they grow to both sides. */
const POINTED: readonly BoxForm[] = ['diamond', 'ellipse', 'triangle', 'star', 'cloud']

/**
 * Makes boxes as large as their words need, around their middles; a mere text grows from its corner. What is large enough
 * stays as it is, and so do locked boxes and those with further parts. `measure` for words of medium size.
 */
export function fitWords(scene: Scene, ids: ReadonlySet<string>, measure: Measure): Scene {
  const isFree = freeShapes(scene)
  return changeShapes(scene, (shape) => {
    if (shape.kind !== 'box' || !ids.has(shape.id) || !isFree(shape)) return shape
    if (shape.text === '' || shape.details.length > 0) return shape
    const { width, height } = grownFor(shape, measure)
    if (width === shape.width && height === shape.height) return shape
    const isText = shape.form === 'text'
    const x = isText ? shape.x : shape.x - (width - shape.width) / 2
    const y = isText ? shape.y : shape.y - (height - shape.height) / 2
    const to = { x, y, width, height }
    const rotation = rotationOf(shape)
    return { ...shape, ...rectInPlane(rotation === 0 ? to : pulledTurned(shape, to, rotation)) }
  })
}

function grownFor(box: Box, measure: Measure): Pick<Rect, 'width' | 'height'> {
  const px = TEXT_PX[box.textSize]
  const widthOf = (text: string) => measure(text) * (px / TEXT_PX.medium)
  const longest = Math.max(...box.text.split(/\s+/u).map(widthOf))
  const needed = Math.min(longest, WIDEST_WORD * px)
  let { width, height } = box
  const isPointed = POINTED.includes(box.form)
  /** By how much the words are wider and higher than their room; a pixel is let pass. */
  const lack = () => {
    const room = wordsArea({ ...box, width, height })
    const lines = wrapText(box.text, Math.max(room.width, needed), widthOf).length
    return { across: needed - room.width - 1, down: lines * px * LINE_HEIGHT - room.height - 1 }
  }
  for (let { across, down } = lack(); across > 0 || down > 0; { across, down } = lack()) {
    const grows = isPointed ? down > 0 && width < 2 * height : false
    if (across > 0 || grows) width += across > 0 ? inSteps(across) : STEP
    if (down > 0) height += isPointed ? STEP : inSteps(down)
  }
  return { width, height }
}

const inSteps = (length: number) => Math.ceil(length / STEP) * STEP
