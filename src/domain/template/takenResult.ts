import * as z from 'zod/mini'
import { type DryPart, type DryValue, partsOf } from './dryValue.ts'
import { givenBy } from './graph.ts'
import { engineOf } from './nodeKinds.ts'
import { LONGEST_ID, MOST_NODES_PUBLISHED } from './templateLimits.ts'
import type { TemplateNode } from './templateSchema.ts'
import { ALL_TYPES, RESULT_TYPES, typeSet, type ValueTypeSet } from './valueTypes.ts'

const nodeIdSchema = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID))

/** A part of a template that is run by itself, with reused results of the same person's earlier runs. */
export const partOfRunSchema = z.object({
  /** The node that it begins with. */
  node: nodeIdSchema,
  /** That node and nothing that follows it. */
  isAlone: z.boolean(),
  /** Nodes with reused results, and their runs: they neither run nor cost. */
  taken: z
    .array(z.object({ node: nodeIdSchema, run: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(MOST_NODES_PUBLISHED)),
})
export type PartOfRun = z.infer<typeof partOfRunSchema>

/** Why a result of an earlier run can’t be taken. */
export const TAKEN_FAULTS = [
  /** There is no such run, or it is another person’s. */
  'run_unknown',
  /** The run was of another template. */
  'other_template',
  'run_under_way',
  /** The template has no such node any more, or it is of another kind. */
  'node_changed',
  /** The node gave nothing there that is its owner’s. */
  'nothing_given',
  /** It gave something that the node, as it is set now, doesn’t give. */
  'type_changed',
  'file_gone',
] as const

/** Of TEMPLATE_RESULT_UNUSABLE, and of NOT_FOUND for a run that isn’t there: which result, and why. */
export const takenFaultSchema = z.object({ node: z.string(), fault: z.enum(TAKEN_FAULTS) })
export type TakenFault = z.infer<typeof takenFaultSchema>

/** Whether a node, as it is set now, may have given this. */
export function canHaveGiven(node: TemplateNode, value: DryValue): boolean {
  const use = engineOf(node)
  const types = use === null ? givenBy(node, ALL_TYPES) : typeSet(RESULT_TYPES[use.mode])
  // A list can hold anything; words, numbers and data are all read as words.
  const taken = (types & typeSet('list')) !== 0 ? ALL_TYPES : (types & WORDS) === 0 ? types : types | WORDS
  return partsOf(value).every((part) => (typeOf(part) & taken) !== 0)
}

const WORDS = typeSet('text', 'number', 'data')

function typeOf(part: DryPart): ValueTypeSet {
  if (typeof part !== 'object') return WORDS
  if ('sent' in part) return typeSet(part.sent === 'file' ? 'data' : part.sent)
  return typeSet(RESULT_TYPES[part.mode])
}
