import type { Side } from '#domain/scene/sceneSchema.ts'
import type { Point } from '#domain/scene/geometry/rect.ts'
import { createStore } from '#domain/store.ts'
import type { PressedChord } from '#ui/keys/chord.ts'
import { shortcutOf } from '#ui/keys/shortcut.ts'
import { TURN_STEP } from '../canvas/gestures/turning.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import { useActions } from '../document/useActions.ts'
import { CHOSEN_SHORTCUTS, type ChosenShortcut } from './shortcuts.ts'

/** The shape that is to be joined with another one, chosen by a search; null for none. */
export const askedConnect = createStore<string | null>(null)

/** px of the drawing. */
const STEP = 8
const FAR = 40

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const SIDE_OF: Readonly<Record<string, Side>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
}

/** The keys of what is chosen: does what one stands for; false where it was none of them, or did nothing. */
export function useChosenKeys(): (event: PressedChord) => boolean {
  const actions = useActions()
  const { document } = useDrawing()

  function nudge({ key }: PressedChord, step: number): boolean {
    const { x, y } = DIRECTIONS[key] ?? { x: 0, y: 0 }
    return actions.nudge({ x: x * step, y: y * step })
  }

  const handlers: Readonly<Record<ChosenShortcut, (event: PressedChord) => boolean | void>> = {
    nudge: (event) => nudge(event, STEP),
    nudgeListed: (event) => nudge(event, STEP),
    nudgeFar: (event) => nudge(event, FAR),
    nudgeLittle: (event) => nudge(event, 1),
    next: ({ key }) => actions.next(SIDE_OF[key] ?? 'right'),
    write: actions.write,
    connect: () => {
      const [id] = document.getSnapshot().selection
      if (id === undefined) return false
      askedConnect.set(id)
      return true
    },
    duplicate: actions.duplicate,
    remove: actions.remove,
    group: actions.group,
    ungroup: actions.ungroup,
    turnRight: () => actions.turn(TURN_STEP),
    turnLeft: () => actions.turn(-TURN_STEP),
    turnRightLittle: () => actions.turn(1),
    turnLeftLittle: () => actions.turn(-1),
    front: () => actions.order('front'),
    back: () => actions.order('back'),
  }

  return (event) => {
    if (document.getSnapshot().selection.size === 0) return false
    const pressed = shortcutOf(CHOSEN_SHORTCUTS, event)
    return pressed !== null && handlers[pressed](event) !== false
  }
}
