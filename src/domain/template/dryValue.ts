import * as z from 'zod/mini'
import { GENERATION_TYPES } from '../generation/engines.ts'
import type { Operand } from './conditions.ts'
import { SENT_FILE_TYPES } from './sentFile.ts'
import { LONGEST_VALUE, MOST_PARTS } from './templateLimits.ts'

/** A picture, film or sound that a real run would make: the request to its model. */
const simulatedMediaSchema = z.object({
  mode: z.enum(GENERATION_TYPES),
  prompt: z.string(),
  /** The post-processing steps, in order. */
  processed: z.array(z.string()),
  /** Of a real run: which of its files it is. */
  file: z.optional(z.string()),
})
export type SimulatedMedia = z.infer<typeof simulatedMediaSchema>

/** A file sent in a field of the form. */
const sentPartSchema = z.object({
  sent: z.enum(SENT_FILE_TYPES),
  file: z.string(),
  name: z.string(),
  /** Its text; its name where the text can't be read here. */
  words: z.string(),
})

export const dryPartSchema = z.union([z.string(), z.number(), simulatedMediaSchema, sentPartSchema])
/** One thing: words, a number, a simulated file, a sent file. */
export type DryPart = z.infer<typeof dryPartSchema>

/** The value on an edge of a dry run: one thing, or a list of them; nested lists become one list. */
export const dryValueSchema = z.union([dryPartSchema, z.readonly(z.array(dryPartSchema))])
export type DryValue = DryPart | readonly DryPart[]

export const isList = (value: DryValue): value is readonly DryPart[] => Array.isArray(value)

/** A picture of the person’s gallery; a field of the form holds its id. */
export const galleryPicture = (id: string): SimulatedMedia => ({
  mode: 'image',
  prompt: '',
  processed: [],
  file: `gallery:${id}`,
})

/** A picture that is made, or will be. */
export function isPicture(part: DryPart): part is SimulatedMedia {
  return typeof part === 'object' && 'mode' in part && part.mode === 'image'
}

/** A picture of which something is made. */
export function processed(picture: SimulatedMedia, operation: string): SimulatedMedia {
  return { ...picture, processed: [...picture.processed, operation] }
}

/** A value as words: a list line by line, a simulated file by its prompt, a sent file by its text. */
export function wordsOf(value: DryValue): string {
  if (isList(value)) return value.map(wordsOf).join('\n')
  if (typeof value !== 'object') return String(value)
  return 'sent' in value ? value.words : value.prompt
}

/** The single things of a value. */
export function partsOf(value: DryValue): readonly DryPart[] {
  return isList(value) ? value : [value]
}

/** A value with something made of each of its things: one stays one, a list a list. */
export function mapParts(value: DryValue, change: (part: DryPart, place: number) => DryPart): DryValue {
  return isList(value) ? value.map(change) : change(value, 0)
}

/** Several values as one: the only one as it is, others as one list of all their parts. */
export function joined(values: readonly DryValue[]): DryValue {
  return values.length === 1 ? (values[0] ?? '') : values.flatMap(partsOf)
}

/** The part of a text that flows on: a result can’t grow with each node that includes it. */
export function clipped(text: string): string {
  return text.length <= LONGEST_VALUE ? text : text.slice(0, LONGEST_VALUE).toWellFormed()
}

/** The part of a value that flows on: at most this many parts, and characters of all of them. */
export function bounded(value: DryValue): DryValue {
  if (!isList(value)) return boundedPart(value, LONGEST_VALUE)
  const kept: DryPart[] = []
  let left = LONGEST_VALUE
  for (const part of value.slice(0, MOST_PARTS)) {
    if (left === 0) break
    const next = boundedPart(part, left)
    left -= typeof next === 'number' ? 0 : wordsOf(next).length
    kept.push(next)
  }
  return kept
}

function boundedPart(part: DryPart, most: number): DryPart {
  if (typeof part === 'number') return part
  const cut = (text: string) => (text.length <= most ? text : text.slice(0, most).toWellFormed())
  if (typeof part === 'string') return cut(part)
  return 'sent' in part ? { ...part, words: cut(part.words) } : { ...part, prompt: cut(part.prompt) }
}

/** The value of a form's field on an edge: several choices are a list, an empty one is an empty text. */
export function valueOf(operand: Operand): DryValue {
  if (typeof operand === 'string' || typeof operand === 'number') return operand
  if (typeof operand === 'boolean') return String(operand)
  return isOperandList(operand) ? operand.map(String) : ''
}

const isOperandList = (value: Operand): value is readonly unknown[] => Array.isArray(value)

/** The comparable part of a value, for conditions. */
export function operandOf(value: DryValue | null): Operand {
  if (value === null) return undefined
  if (isList(value)) return value.map(wordsOf)
  return typeof value === 'object' ? wordsOf(value) : value
}
