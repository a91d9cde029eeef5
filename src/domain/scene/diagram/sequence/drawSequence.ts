import { newBox, newConnector, newFrame } from '../../newScene.ts'
import type { Box, Shape } from '../../sceneSchema.ts'
import { boxSize, lineSize } from '../../words/boxSize.ts'
import type { Measure } from '../../words/wrapText.ts'
import { lineEndOf } from '../lineEnds.ts'
import { pinsOf } from '../pins.ts'
import { shapeIdOf } from '../shapeIds.ts'
import type { Diagram, LinkMark, Statement } from '../statement.ts'

const GAP = { column: 48, row: 26, block: 34, self: 44 } as const
const BAR = 12
/** The corners of a message to oneself, from where it begins. */
export const SELF_MESSAGE = [
  { x: GAP.self, y: 0 },
  { x: GAP.self, y: GAP.row },
] as const

export interface Participant {
  readonly id: string
  readonly text: string
  readonly isActor: boolean
}

/** Who takes part, as first named. */
export function participantsOf({ pieces }: Pick<Diagram, 'pieces'>): readonly Participant[] {
  const all = new Map<string, Participant>()
  const add = (id: string) => {
    if (!all.has(id)) all.set(id, { id, text: id, isActor: false })
  }
  for (const { statement } of pieces) {
    if (statement.type === 'node') {
      const { id, text } = statement.node
      all.set(id, { id, text: text ?? id, isActor: statement.word === 'actor' })
    }
    if (statement.type === 'links')
      for (const [each] of statement.groups) if (each !== undefined) add(each.id)
    if (statement.type === 'note') for (const id of statement.of) add(id)
    if (statement.type === 'activate') add(statement.id)
  }
  return [...all.values()]
}

/** The id of the line of a message: the how-manieth from one to the other it is. */
export function messageShape(from: string, to: string, at: number): string {
  return shapeIdOf('link', 'message', from, to, String(at))
}

/** The id of the frame or remark that begins with a statement: the how-manieth of its type it is. */
export const blockShape = (at: number) => shapeIdOf('frame', 'block', String(at))
export const dividerShape = (at: number) => shapeIdOf('part', 'divider', String(at))
export const sequenceNote = (at: number) => shapeIdOf('note', String(at))

/** A sequence: who takes part above, time goes down. */
export function drawSequence(diagram: Diagram, measure: Measure): Shape[] {
  const participants = participantsOf(diagram)
  const pins = pinsOf(diagram)
  const columns = columnsOf(diagram, participants, measure)
  const heads = participants.map(({ id, text, isActor }, at): Box => {
    const form = isActor ? 'person' : 'rounded'
    const size = boxSize({ form, text, details: [] }, measure)
    const x = (columns[at] ?? 0) - size.width / 2
    return newBox(
      pins.shapeOf('node', id),
      { ...size, x: pins.get(id)?.x ?? x, y: 0 },
      { form, text, fill: 'blue' },
    )
  })
  const middles = new Map(
    participants.map(({ id }, at) => [id, (heads[at]?.x ?? 0) + (heads[at]?.width ?? 0) / 2]),
  )
  const top = Math.max(0, ...heads.map(({ height }) => height))
  const low = heads.map((head) => ({ ...head, y: top - head.height }))
  const rows = createRows(middles, top + GAP.row, measure)
  for (const { statement } of diagram.pieces) rows.add(statement)
  const { shapes, behind, bottom } = rows.end()
  const lifelines = low.map((head, at) =>
    newConnector(
      shapeIdOf('part', 'life', participants[at]?.id ?? ''),
      { shape: head.id, side: 'bottom' },
      { x: head.x + head.width / 2, y: bottom },
      { route: 'straight', style: 'dashed', toEnd: 'none', weight: 1, colour: 'grey' },
    ),
  )
  return [...behind, ...lifelines, ...low, ...shapes]
}

/** The middles of the columns: as far apart as heads and words of messages between neighbours need. */
function columnsOf(
  { pieces }: Diagram,
  participants: readonly Participant[],
  measure: Measure,
): readonly number[] {
  const widths = participants.map(
    ({ text, isActor }) =>
      boxSize({ form: isActor ? 'person' : 'rounded', text, details: [] }, measure).width,
  )
  const apart = widths.map((width, at) => (width + (widths[at + 1] ?? 0)) / 2 + GAP.column)
  const place = new Map(participants.map(({ id }, at) => [id, at]))
  for (const { statement } of pieces) {
    if (statement.type !== 'links') continue
    const [one = 0, other = 0] = statement.groups.map(([each]) => place.get(each?.id ?? ''))
    const words = lineSize(statement.links[0]?.text ?? '', measure).width + 32
    const first = Math.min(one, other)
    const steps = Math.max(1, Math.abs(one - other))
    for (let at = first; at < first + steps; at += 1) apart[at] = Math.max(apart[at] ?? 0, words / steps)
  }
  let x = 0
  return participants.map((_, at) => {
    const here = x
    x += apart[at] ?? 0
    return here
  })
}

interface OpenBlock {
  readonly at: number
  readonly top: number
  readonly text: string
  readonly depth: number
}

/** Puts one statement under the other. */
function createRows(middles: ReadonlyMap<string, number>, start: number, measure: Measure) {
  const shapes: Shape[] = []
  const behind: Shape[] = []
  const open: OpenBlock[] = []
  const active = new Map<string, number[]>()
  const counts = { block: 0, divider: 0, note: 0, bar: 0 }
  const messages = new Map<string, number>()
  const xs = [...middles.values()]
  const span = { left: Math.min(0, ...xs) - 72, right: Math.max(0, ...xs) + 72 }
  let y = start

  const setActive = (id: string, isOn: boolean) => {
    const stack = active.get(id) ?? []
    const from = isOn ? y : stack.pop()
    if (isOn) stack.push(y)
    active.set(id, stack)
    if (isOn || from === undefined) return
    const x = (middles.get(id) ?? 0) - BAR / 2 + stack.length * 6
    const area = { x, y: from, width: BAR, height: Math.max(BAR, y - from) }
    behind.push(newBox(shapeIdOf('part', 'bar', String(counts.bar)), area, { fill: 'grey', weight: 1 }))
    counts.bar += 1
  }

  function message(from: string, to: string, mark: LinkMark): void {
    const key = `${from}\n${to}`
    const at = messages.get(key) ?? 0
    messages.set(key, at + 1)
    const [left, right] = [middles.get(from) ?? 0, middles.get(to) ?? 0]
    const isSelf = from === to
    y += lineSize(mark.text, measure).height + GAP.row / 2
    if (mark.toText === '+') setActive(to, true)
    if (mark.toText === '-') setActive(from, false)
    const bends = isSelf ? SELF_MESSAGE.map((corner) => ({ x: left + corner.x, y: y + corner.y })) : []
    shapes.push(
      newConnector(
        messageShape(from, to, at),
        { x: left, y },
        { x: right, y: y + (isSelf ? GAP.row : 0) },
        {
          route: 'straight',
          bends,
          text: mark.text,
          style: mark.stroke === 'dotted' ? 'dashed' : 'solid',
          fromEnd: mark.from === '' ? 'none' : 'arrow',
          toEnd: mark.to === '>' ? 'none' : lineEndOf('sequence', mark.to),
        },
      ),
    )
    y += isSelf ? GAP.row * 2 : GAP.row
  }

  function note({ of, place, text }: Extract<Statement, { type: 'note' }>): void {
    const size = boxSize({ form: 'note', text, details: [] }, measure)
    const places = of.map((id) => middles.get(id) ?? 0)
    const [least, most] = [Math.min(...places), Math.max(...places)]
    const width = Math.max(size.width, most - least + 40)
    const x =
      place === 'left of'
        ? least - size.width - 20
        : place === 'right of'
          ? most + 20
          : (least + most - width) / 2
    const area = { x, y, width: place === 'over' ? width : size.width, height: size.height }
    shapes.push(newBox(sequenceNote(counts.note), area, { form: 'note', text, fill: 'yellow' }))
    counts.note += 1
    y += size.height + GAP.row / 2
  }

  function close(): void {
    const block = open.pop()
    if (block === undefined) return
    const inset = block.depth * 12
    const area = {
      x: span.left + inset,
      y: block.top,
      width: span.right - span.left - 2 * inset,
      height: y - block.top,
    }
    behind.unshift(newFrame(blockShape(block.at), area, { text: block.text }))
    y += GAP.row / 2
  }

  return {
    add(statement: Statement): void {
      if (statement.type === 'links') {
        const [[one] = [], [other] = []] = statement.groups
        const [mark] = statement.links
        if (one !== undefined && other !== undefined && mark !== undefined) message(one.id, other.id, mark)
      } else if (statement.type === 'note') {
        note(statement)
      } else if (statement.type === 'activate') {
        setActive(statement.id, statement.isOn)
      } else if (statement.type === 'open') {
        const text = `${statement.block} ${statement.node.text ?? ''}`.trim()
        open.push({ at: counts.block, top: y, text, depth: open.length })
        counts.block += 1
        y += GAP.block
      } else if (statement.type === 'divider') {
        const depth = Math.max(0, open.length - 1) * 12
        shapes.push(
          newConnector(
            dividerShape(counts.divider),
            { x: span.left + depth, y },
            { x: span.right - depth, y },
            {
              route: 'straight',
              style: 'dashed',
              toEnd: 'none',
              weight: 1,
              colour: 'grey',
              text: statement.text,
            },
          ),
        )
        counts.divider += 1
        y += GAP.row
      } else if (statement.type === 'close') {
        close()
      }
    },
    end() {
      for (const [id, stack] of active) while (stack.length > 0) setActive(id, false)
      return { shapes, behind, bottom: y + GAP.row }
    },
  }
}
