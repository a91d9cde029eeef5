import * as z from 'zod/mini'
import type { Fields } from '../fields/field.ts'
import { fieldSchema } from '../fields/readFields.ts'
import type { EngineOffer } from '../generation/engineOffer.ts'
import { takenFields } from '../generation/engineTakes.ts'

/** The facts of an engine for rules about templates: of an offer, or of the engine itself. */
export type EngineFacts = Pick<EngineOffer, 'id' | 'type' | 'takes' | 'credits'>

/** A fault of one parameter set by an author. */
export interface ParameterFault {
  readonly name: string
  /** The engine knows nothing of this name, or takes no such value of it. */
  readonly fault: 'unknown' | 'value'
}

/** Parameters that the run itself provides: an arriving picture or sound. */
const GIVEN_BY_RUN: ReadonlySet<string> = new Set(['reference', 'source'])

/** The parameters of an engine that an author can set, by name: all supported ones, less those the run provides. */
export function parameterFields({ type, takes }: Pick<EngineFacts, 'type' | 'takes'>): Fields {
  return Object.fromEntries(
    Object.entries(takenFields(type, takes)).filter(([name]) => !GIVEN_BY_RUN.has(name)),
  )
}

/** The faults of a node's parameters for an engine, in order. */
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
