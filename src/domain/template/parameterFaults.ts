import * as z from 'zod/mini'
import type { Fields } from '../fields/field.ts'
import { fieldSchema } from '../fields/readFields.ts'
import type { EngineOffer } from '../generation/engineOffer.ts'
import { takenFields } from '../generation/engineTakes.ts'

/** What rules about templates ask of an engine: of an offer, or of the engine itself. */
export type EngineFacts = Pick<EngineOffer, 'id' | 'type' | 'takes' | 'credits'>

/** What is wrong with one parameter that an author has set. */
export interface ParameterFault {
  readonly name: string
  /** The engine knows nothing of this name, or takes no such value of it. */
  readonly fault: 'unknown' | 'value'
}

/** What a run gives to its models itself: a picture or sound that comes to them. */
const GIVEN_BY_RUN: ReadonlySet<string> = new Set(['reference', 'source'])

/** What an author can set of an engine, by the names of the parameters: all that it supports, less what the run gives it. */
export function parameterFields({ type, takes }: Pick<EngineFacts, 'type' | 'takes'>): Fields {
  return Object.fromEntries(
    Object.entries(takenFields(type, takes)).filter(([name]) => !GIVEN_BY_RUN.has(name)),
  )
}

/** What an engine can’t be asked with, of the parameters of a node, in their order. */
export function parameterFaults(
  engine: Pick<EngineFacts, 'type' | 'takes'>,
  parameters: Readonly<Record<string, unknown>>,
): readonly ParameterFault[] {
  const fields = parameterFields(engine)
  return Object.entries(parameters).flatMap(([name, value]): ParameterFault[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined) return [{ name, fault: 'unknown' }]
    return z.safeParse(fieldSchema(field), value).success ? [] : [{ name, fault: 'value' }]
  })
}
