import type { GenerationType } from '../generation/engines.ts'

/** The types of values in a template’s graph, each with its bit in a set. */
const BITS = { text: 1, number: 2, image: 4, video: 8, audio: 16, data: 32, list: 64 } as const
export type ValueType = keyof typeof BITS

export const VALUE_TYPES = [
  'text',
  'number',
  'image',
  'video',
  'audio',
  'data',
  'list',
] as const satisfies readonly ValueType[]

/** A set of value types as bits: graphs of thousands of nodes ask about one for every edge. */
export type ValueTypeSet = number

export const NO_TYPES: ValueTypeSet = 0
export const ALL_TYPES: ValueTypeSet = typeSet(...VALUE_TYPES)

export function typeSet(...types: readonly ValueType[]): ValueTypeSet {
  return types.reduce((set, type) => set | BITS[type], NO_TYPES)
}

/** The types that can be read as words. */
export const READABLE: ValueTypeSet = typeSet('text', 'number', 'data', 'list')

/** The result of each type of generation. */
export const RESULT_TYPES = {
  image: 'image',
  video: 'video',
  music: 'audio',
  speech: 'audio',
  text: 'text',
  transcription: 'text',
} as const satisfies Record<GenerationType, ValueType>
