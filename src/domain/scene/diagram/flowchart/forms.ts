import type { BoxForm } from '../../sceneSchema.ts'
import type { FlowForm } from '../statement.ts'

/** How forms are written, longer brackets before shorter ones that begin alike. */
export const BRACKETS: readonly (readonly [open: string, close: string, form: FlowForm])[] = [
  ['(((', ')))', 'double'],
  ['((', '))', 'ellipse'],
  ['([', '])', 'pill'],
  ['(', ')', 'rounded'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'parallelogram'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'leanLeft'],
  ['[\\', '/]', 'trapezoidUp'],
  ['[', ']', 'rectangle'],
  ['{{', '}}', 'hexagon'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
]

/** Names of shapes in `@{ shape: … }`; the first of a form is how it is written. */
export const SHAPE_NAMES: readonly (readonly [name: string, form: FlowForm])[] = [
  ['doc', 'document'],
  ['document', 'document'],
  ['docs', 'document'],
  ['tri', 'triangle'],
  ['triangle', 'triangle'],
  ['cloud', 'cloud'],
  ['text', 'text'],
  ['notch-rect', 'note'],
  ['card', 'note'],
  ['comment', 'note'],
  ['rect', 'rectangle'],
  ['rectangle', 'rectangle'],
  ['process', 'rectangle'],
  ['rounded', 'rounded'],
  ['event', 'rounded'],
  ['stadium', 'pill'],
  ['pill', 'pill'],
  ['terminal', 'pill'],
  ['subproc', 'subroutine'],
  ['fr-rect', 'subroutine'],
  ['cyl', 'cylinder'],
  ['db', 'cylinder'],
  ['database', 'cylinder'],
  ['circle', 'ellipse'],
  ['circ', 'ellipse'],
  ['dbl-circ', 'double'],
  ['diam', 'diamond'],
  ['diamond', 'diamond'],
  ['decision', 'diamond'],
  ['hex', 'hexagon'],
  ['hexagon', 'hexagon'],
  ['lean-r', 'parallelogram'],
  ['lean-l', 'leanLeft'],
  ['trap-b', 'trapezoid'],
  ['trap-t', 'trapezoidUp'],
  ['odd', 'flag'],
]

/** How a form is drawn. */
export function boxFormOf(form: FlowForm | null): BoxForm {
  if (form === null || form === 'subroutine') {
    return 'rectangle'
  } else if (form === 'double') {
    return 'ellipse'
  } else if (form === 'flag') {
    return 'document'
  } else if (form === 'leanLeft') {
    return 'parallelogram'
  } else if (form === 'trapezoidUp') {
    return 'trapezoid'
  } else {
    return form
  }
}

/** Whether a form can be written; a box of any other is written as a rectangle. */
export function writtenForm(form: BoxForm): BoxForm {
  const isKnown =
    BRACKETS.some(([, , each]) => each === form) || SHAPE_NAMES.some(([, each]) => each === form)
  return isKnown ? form : 'rectangle'
}
