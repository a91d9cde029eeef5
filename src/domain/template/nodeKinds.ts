import type { Features } from '../runtimeConfig.ts'
import type { Condition } from './conditions.ts'
import { RESULT_TYPES, ALL_TYPES, NO_TYPES, typeSet, type ValueTypeSet } from './valueTypes.ts'
import type { NodeKind, NodeOf, SourcePort } from './templateSchema.ts'

/** The groups of the palette (specification part 2, section 3). */
export const PALETTE_CATEGORIES = ['basic', 'advanced', 'processing', 'logic', 'io'] as const
export type PaletteCategory = (typeof PALETTE_CATEGORIES)[number]

export type InputSource = NodeOf<'model'>['settings']['inputSource']

/** All by which a node can refer to fields and other nodes, each with what takes its place. */
export interface ReferenceChange {
  /** A text in which references can stand. */
  readonly text: (text: string) => string
  readonly source: (source: InputSource) => InputSource
  /** The name of a field that is given on as it is. */
  readonly field: (name: string) => string
  readonly condition: (condition: Condition) => Condition
}

interface KindRules<Kind extends NodeKind> {
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
  /** The node with all that it refers to changed: the one list of what that is. */
  readonly refer: (node: NodeOf<Kind>, change: ReferenceChange) => NodeOf<Kind>
}

const MANY = 50
/** Pictures, by themselves or several. */
const PICTURES = typeSet('image', 'list')
const READABLE = typeSet('text', 'number', 'data', 'list')

/**
 * Whether the editor offers a kind of node for what is new, as this installation has it. A template that has one all the
 * same is edited and run like any other.
 */
export function isOffered(kind: NodeKind, { advancedBuilderNodes }: Features): boolean {
  return advancedBuilderNodes || NODE_KINDS[kind].category !== 'advanced'
}

/** Everything that the rules know of a kind of node. A new kind doesn’t compile until it stands here. */
export const NODE_KINDS: { readonly [Kind in NodeKind]: KindRules<Kind> } = {
  input: {
    category: 'basic',
    mostIncoming: 0,
    leastIncoming: 0,
    sourcePorts: ['out'],
    takes: () => NO_TYPES,
    gives: ({ settings }) => typeSet(settings.valueType),
    refer: (node, { field }) => ({
      ...node,
      settings: { ...node.settings, field: field(node.settings.field) },
    }),
  },
  model: {
    category: 'basic',
    mostIncoming: MANY,
    leastIncoming: 0,
    sourcePorts: ['out'],
    takes: ({ settings }) =>
      settings.mode === 'transcription' ? typeSet('audio', 'video') : READABLE | typeSet('image'),
    gives: ({ settings }) =>
      settings.fanout > 1 && settings.collectStrategy === 'all'
        ? typeSet('list')
        : typeSet(RESULT_TYPES[settings.mode]),
    refer: (node, { text, source }) => ({
      ...node,
      settings: {
        ...node.settings,
        promptTemplate: text(node.settings.promptTemplate),
        negativePrompt: text(node.settings.negativePrompt),
        inputSource: source(node.settings.inputSource),
      },
    }),
  },
  branch: {
    category: 'logic',
    mostIncoming: 1,
    leastIncoming: 1,
    sourcePorts: ['true', 'false'],
    takes: () => ALL_TYPES,
    gives: (_node, arriving) => arriving,
    refer: (node, { condition }) => ({
      ...node,
      settings: { condition: condition(node.settings.condition) },
    }),
  },
  transform: {
    category: 'processing',
    mostIncoming: MANY,
    leastIncoming: 1,
    sourcePorts: ['out'],
    takes: () => READABLE,
    gives: ({ settings }) => typeSet(settings.operation === 'number' ? 'number' : 'text'),
    refer: (node, { text, source }) => ({
      ...node,
      settings: {
        ...node.settings,
        text: text(node.settings.text),
        inputSource: source(node.settings.inputSource),
      },
    }),
  },
  aggregate: {
    category: 'advanced',
    mostIncoming: MANY,
    leastIncoming: 1,
    sourcePorts: ['out'],
    takes: () => ALL_TYPES,
    gives: ({ settings }, arriving) => (settings.collectStrategy === 'all' ? typeSet('list') : arriving),
    refer: (node) => node,
  },
  postprocess: {
    category: 'processing',
    mostIncoming: 1,
    leastIncoming: 1,
    sourcePorts: ['out'],
    takes: () => PICTURES,
    gives: (_node, arriving) => arriving & PICTURES,
    refer: (node) => node,
  },
  output: {
    category: 'io',
    mostIncoming: MANY,
    leastIncoming: 1,
    sourcePorts: [],
    takes: () => ALL_TYPES,
    gives: () => NO_TYPES,
    refer: (node) => node,
  },
}
