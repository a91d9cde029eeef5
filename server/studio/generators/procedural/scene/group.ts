import type { RelationName } from '#domain/generation/reading/brief.ts'
import { type Bounds, boundsOf } from '../picture/trace.ts'
import type { Sheet } from './scene.ts'
import { type Shape, withoutLight } from './shape.ts'
import type { Thing } from './thing.ts'

/** Things with those placed by them: „kot i pies na kanapie przed domem” is a house. */
export interface Node {
  /** One thing, or figures that hug, kiss or dance with each other. */
  readonly things: readonly [Thing, ...Thing[]]
  readonly kids: readonly { readonly name: RelationName; readonly nodes: readonly Node[] }[]
}

/** A thing in its place within a group. One is as tall as a usual hero; the ground is at 0, up is less. */
export interface Member {
  readonly thing: Thing
  readonly shapes: readonly Shape[]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly isFlipped: boolean
  /** The bounds of its pieces in their own measure. */
  readonly bounds: Bounds
  /** It dances with a partner beside it, and not alone. */
  readonly isPaired?: boolean
  /** A part of a thing that is drawn again, before the figures in it. */
  readonly isFront?: boolean
}

/** Things that are placed together. */
export interface Group {
  /** The farthest first. */
  readonly members: readonly Member[]
  /** The thing that the others are placed by. */
  readonly root: Member
  readonly box: Bounds
}

export type Tools = Pick<Sheet, 'tones' | 'random'>

export function memberOf(
  thing: Thing,
  shapes: readonly Shape[],
  { x, y, size, turn, isFlipped }: Pick<Member, 'x' | 'y' | 'size' | 'turn' | 'isFlipped'>,
): Member {
  const bounds = thing.name === 'branch' ? BOUGH : boundsOf(withoutLight(shapes))
  return { thing, shapes, bounds, x, y, size, turn, isFlipped }
}

/** The part of a branch that is surely in the picture; the rest of it comes in from the side. */
const BOUGH: Bounds = { left: -1.6, right: 1.9, top: -0.7, bottom: 0.1 }

export function widthOf({ box }: Group): number {
  return box.right - box.left
}

export function moved(group: Group, x: number, y: number): Group {
  return changed(group, (member) => ({ ...member, x: member.x + x, y: member.y + y }))
}

export function scaled(group: Group, by: number): Group {
  return changed(group, (member) => ({
    ...member,
    x: member.x * by,
    y: member.y * by,
    size: member.size * by,
  }))
}

export function changed({ members, root }: Group, change: (member: Member) => Member): Group {
  const those = members.map(change)
  return grouped(those, those[members.indexOf(root)])
}

/** The others are placed by the first one, unless another is named. */
export function grouped(members: readonly Member[], chosen = members[0]): Group {
  if (chosen === undefined) throw new Error('A group has members')
  const boxes = members.map(boxOf)
  return {
    members,
    root: chosen,
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  }
}

/** The bounds of a member within its group. */
export function boxOf({ bounds, x, y, size, turn, isFlipped }: Member): Bounds {
  const [left, right] = isFlipped ? [-bounds.right, -bounds.left] : [bounds.left, bounds.right]
  const lean = Math.abs(turn) * (bounds.bottom - bounds.top) * 0.5
  return {
    left: x + (left - lean) * size,
    right: x + (right + lean) * size,
    top: y + bounds.top * size,
    bottom: y + bounds.bottom * size,
  }
}
