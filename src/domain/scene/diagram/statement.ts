import type { BoxForm } from '../sceneSchema.ts'

/** The kinds of diagrams that are read, as Mermaid has them. */
export const DIAGRAM_KINDS = [
  'flowchart',
  'sequence',
  'class',
  'state',
  'er',
  'mindmap',
  'gantt',
  'timeline',
] as const
export type DiagramKind = (typeof DIAGRAM_KINDS)[number]

export const DIRECTIONS = ['TB', 'BT', 'LR', 'RL'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Something named in the text, as it is written there: what is null isn't said at this place. */
export interface Mention {
  readonly id: string
  readonly text: string | null
  /** By its brackets or its shape. */
  readonly form: FlowForm | null
  /** Names of looks (`:::name`). */
  readonly looks: readonly string[]
}

/** What a node can be written as: the forms of boxes, and those that a box is drawn alike for. */
export type FlowForm = BoxForm | 'subroutine' | 'double' | 'flag' | 'leanLeft' | 'trapezoidUp'

/** One line as it is written; `from` and `to` are its ends in the words of its kind (`>`, `<|`, `||` …). */
export interface LinkMark {
  /** The same for a line as long as it is written somewhere. */
  readonly key: number
  readonly from: string
  readonly to: string
  readonly stroke: 'solid' | 'dotted' | 'thick' | 'invisible'
  /** How many signs longer than needed it is: so many ranks are left free. */
  readonly extra: number
  readonly text: string
  /** Words at its ends, as „1” and „*” in a class diagram; activations of a sequence. */
  readonly fromText: string
  readonly toText: string
}

/** A property of a look as in CSS. */
export type LookProperty = readonly [name: string, value: string]

/** What a block holds. `body`: the parts of a class or an entity. */
export type BlockWord =
  | 'subgraph'
  | 'state'
  | 'namespace'
  | 'body'
  | 'box'
  | 'loop'
  | 'alt'
  | 'opt'
  | 'par'
  | 'critical'
  | 'break'
  | 'rect'

/** What one piece of the text says. */
export type Statement =
  /** Nothing that is drawn: an empty line, a remark, a setting. */
  | { readonly type: 'kept' }
  /** Where a shape was put by hand, and by which id it is drawn where that isn't its own. */
  | {
      readonly type: 'pin'
      readonly id: string
      readonly x: number
      readonly y: number
      readonly shape: string | null
    }
  /** How far a shape is turned, whole degrees from 1 to 359. */
  | { readonly type: 'turn'; readonly id: string; readonly degrees: number }
  /** The corners of a line that a hand has set, from where it begins; `at` counts the lines between the same two, from 1. */
  | {
      readonly type: 'bend'
      readonly from: string
      readonly to: string
      readonly at: number
      readonly points: readonly { readonly x: number; readonly y: number }[]
    }
  | { readonly type: 'header'; readonly word: string; readonly direction: Direction | null }
  | { readonly type: 'direction'; readonly direction: Direction }
  | { readonly type: 'title'; readonly text: string }
  /** `word` is how it is introduced: `class`, `state`, `participant`, `actor`, or nothing. */
  | { readonly type: 'node'; readonly node: Mention; readonly word: string }
  | {
      readonly type: 'links'
      readonly groups: readonly (readonly Mention[])[]
      readonly links: readonly LinkMark[]
    }
  | { readonly type: 'open'; readonly block: BlockWord; readonly node: Mention }
  | { readonly type: 'divider'; readonly word: string; readonly text: string }
  | { readonly type: 'close'; readonly word: string }
  /** A further part of a node; `isOutside` its body. */
  | { readonly type: 'detail'; readonly of: string; readonly text: string; readonly isOutside: boolean }
  | { readonly type: 'look'; readonly ids: readonly string[]; readonly properties: readonly LookProperty[] }
  | {
      readonly type: 'namedLook'
      readonly names: readonly string[]
      readonly properties: readonly LookProperty[]
    }
  | { readonly type: 'giveLook'; readonly ids: readonly string[]; readonly name: string }
  | {
      readonly type: 'linkLook'
      readonly links: readonly number[] | null
      readonly properties: readonly LookProperty[]
    }
  /** A remark in the picture; `place` as it is written (`right of`, `over`, `for`). */
  | { readonly type: 'note'; readonly place: string; readonly of: readonly string[]; readonly text: string }
  | { readonly type: 'activate'; readonly id: string; readonly isOn: boolean }
  /** A topic of a mind map; how deep it lies is its indent. `isNamed`: its id is written before its brackets. */
  | { readonly type: 'topic'; readonly node: Mention; readonly depth: number; readonly isNamed: boolean }
  | { readonly type: 'section'; readonly text: string }
  /** A time of a timeline with what happened in it; without `text` it goes on with the one before. */
  | { readonly type: 'period'; readonly text: string | null; readonly events: readonly string[] }
  | { readonly type: 'task'; readonly task: TaskMark }

/** Whether it is a remark of where and how something stands: those come last. */
export const isPlace = ({ type }: Statement): boolean => type === 'pin' || type === 'turn' || type === 'bend'

/** A task of a Gantt chart as it is written. */
export interface TaskMark {
  readonly text: string
  readonly tags: readonly string[]
  readonly id: string | null
  /** A date in the order of the chart, `after a b`, or null: after the one before. */
  readonly start: string | null
  /** A date, a length as `3d`, or `until a`. */
  readonly end: string
}

/** A piece of the text: with its indent, its words and what separates it from the next it is the text again. */
export interface Piece {
  readonly indent: string
  readonly raw: string
  readonly after: string
  readonly statement: Statement
  /** From 1. */
  readonly line: number
  readonly column: number
}

/** A text that was read. */
export interface Diagram {
  readonly kind: DiagramKind
  readonly source: string
  readonly pieces: readonly Piece[]
}

export const FAULT_CODES = [
  'empty',
  'tooLong',
  'tooMuch',
  'unknownKind',
  'unknownLine',
  'unclosedBracket',
  'unclosedQuote',
  'unclosedBlock',
  'strayEnd',
  'missingTarget',
  'badArrow',
  'badDate',
  'badIndent',
  'secondRoot',
  'badName',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

/** Why a text can't be read at a place. */
export interface DiagramFault {
  readonly code: FaultCode
  /** From 1. */
  readonly line: number
  readonly column: number
  /** What stands there. */
  readonly found: string
  /** What could stand there. */
  readonly meant: readonly string[]
}
