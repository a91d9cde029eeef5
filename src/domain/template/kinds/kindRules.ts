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

/** All by which a node can refer to fields and other nodes, each with what takes its place. */
export interface ReferenceChange {
  /** A text in which references can stand. */
  readonly text: (text: string) => string
  readonly source: (source: InputSource) => InputSource
  /** The name of a field that is given on as it is. */
  readonly field: (name: string) => string
  readonly condition: (condition: Condition) => Condition
}

/** What a node asks an engine for. */
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
  /** What it can work on. */
  readonly takes: (node: NodeOf<Kind>) => ValueTypeSet
  /** What it gives, from what arrives. */
  readonly gives: (node: NodeOf<Kind>, arriving: ValueTypeSet) => ValueTypeSet
  /** The settings of a new one, as it comes from the palette. */
  readonly fresh: NodeOf<Kind>['settings']
  readonly create: (shared: NodeShared, settings: NodeOf<Kind>['settings']) => NodeOf<Kind>
  /** The node with all that it refers to changed: the one list of what that is. */
  readonly refer: (node: NodeOf<Kind>, change: ReferenceChange) => NodeOf<Kind>
  /** The node with what people read of its settings said anew. */
  readonly say: ((node: NodeOf<Kind>, say: (text: string) => string) => NodeOf<Kind>) | null
  /** What is wrong with its settings; what it refers to is looked at for all kinds alike. */
  readonly problems: (
    node: NodeOf<Kind>,
    known: Known,
    context: ValidationContext,
  ) => readonly TemplateProblem[]
  /** What it gives in a dry run; null for nothing. */
  readonly simulate: (node: NodeOf<Kind>, input: NodeInput) => DryValue | null
  /** What decides on which of its ways, `true` or `false`, it sends what comes. */
  readonly condition: ((node: NodeOf<Kind>) => Condition) | null
  readonly engine: ((node: NodeOf<Kind>) => EngineUse) | null
  /** The field of the form whose value it gives. */
  readonly field: ((node: NodeOf<Kind>) => string) | null
  /** What comes to it is a result of the run, called so; empty for what the node itself is called. */
  readonly result: ((node: NodeOf<Kind>) => string) | null
  /** Whether authors are asked what it costs, where each node has a price of its own. */
  readonly isPriced: boolean
  /** How a sentence of an author begins to call it, in folded words. */
  readonly spoken: RegExp
}

/** As many edges as an author likes. */
export const MANY = 50
