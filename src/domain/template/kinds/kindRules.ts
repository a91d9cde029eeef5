import type { GenerationType } from '../../generation/engines.ts'
import type { Condition } from '../conditions.ts'
import type { DryValue } from '../dryValue.ts'
import type { TemplateProblem, ValidationContext } from '../templateProblems.ts'
import type { NodeKind, NodeOf, SourcePort, TemplateNode } from '../templateSchema.ts'
import type { Known } from '../validateConditions.ts'
import type { ValueTypeSet } from '../valueTypes.ts'
import type { InputSource } from './inputSource.ts'
import type { NodeInput } from './nodeInput.ts'

/** The groups of the palette (specification part 2, section 3). */
export const PALETTE_CATEGORIES = ['basic', 'advanced', 'processing', 'logic', 'io'] as const
export type PaletteCategory = (typeof PALETTE_CATEGORIES)[number]

/** All that nodes of every kind have. */
export type NodeShared = Omit<TemplateNode, 'kind' | 'settings'>

/** Replacements for all references of a node to fields and other nodes. */
export interface ReferenceChange {
  /** A text that may have references. */
  readonly text: (text: string) => string
  readonly source: (source: InputSource) => InputSource
  /** The name of a field that is given on as it is. */
  readonly field: (name: string) => string
  readonly condition: (condition: Condition) => Condition
}

/** A node's use of an engine. */
export interface EngineUse {
  /** Empty while none is chosen. */
  readonly model: string
  readonly mode: GenerationType
  /** How many results are paid for. */
  readonly results: number
}

/** Everything that the rules know of a kind of node; null where there is no such thing in it. */
export interface KindRules<Kind extends NodeKind> {
  readonly category: PaletteCategory
  /** How many edges may end in a node of this kind. */
  readonly mostIncoming: number
  /** How many have to, for it to have something to work on. */
  readonly leastIncoming: number
  readonly sourcePorts: readonly SourcePort[]
  /** The types it accepts. */
  readonly takes: (node: NodeOf<Kind>) => ValueTypeSet
  /** The type of its result, from the arriving ones. */
  readonly gives: (node: NodeOf<Kind>, arriving: ValueTypeSet) => ValueTypeSet
  /** The settings of a new one, as it comes from the palette. */
  readonly fresh: NodeOf<Kind>['settings']
  readonly create: (shared: NodeShared, settings: NodeOf<Kind>['settings']) => NodeOf<Kind>
  /** The node with all its references changed: this is the one list of them. */
  readonly refer: (node: NodeOf<Kind>, change: ReferenceChange) => NodeOf<Kind>
  /** The node with the readable texts of its settings replaced. */
  readonly say: ((node: NodeOf<Kind>, say: (text: string) => string) => NodeOf<Kind>) | null
  /** The problems of its settings; references are checked for all kinds alike. */
  readonly problems: (
    node: NodeOf<Kind>,
    known: Known,
    context: ValidationContext,
  ) => readonly TemplateProblem[]
  /** Its result in a dry run; null for none. */
  readonly simulate: (node: NodeOf<Kind>, input: NodeInput) => DryValue | null
  /** The condition that chooses between its ways, `true` and `false`. */
  readonly condition: ((node: NodeOf<Kind>) => Condition) | null
  readonly engine: ((node: NodeOf<Kind>) => EngineUse) | null
  /** The field of the form whose value it gives. */
  readonly field: ((node: NodeOf<Kind>) => string) | null
  /** The name of the run's result that arrives here; empty for the node's own name. */
  readonly result: ((node: NodeOf<Kind>) => string) | null
  /** Whether authors set its price, where each node has a price of its own. */
  readonly isPriced: boolean
  /** How a sentence of an author begins to call it, in folded words. */
  readonly spoken: RegExp
}

/** As many edges as an author likes. */
export const MANY = 50
