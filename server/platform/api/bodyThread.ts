import { parentPort } from 'node:worker_threads'
import * as z from 'zod'
import type { BodyOrder, BodyReport } from './bodyInThread.ts'
import { answerOrder, sayReady } from './inThread.ts'
import { jsonIn, parseInput } from './parseCall.ts'
import { Refusal } from './refusal.ts'

/** The thread in which large bodies are read and parsed. */

const schemas = new Map<string, z.core.$ZodType>()

parentPort?.on('message', (order: BodyOrder) => {
  void schemaOf(order).then((schema) => answerOrder(() => parse(schema, order.text)))
})
sayReady()

async function schemaOf({ schema: { module, name } }: BodyOrder): Promise<z.core.$ZodType> {
  const key = `${module} ${name}`
  const known = schemas.get(key)
  if (known !== undefined) return known
  const all: Readonly<Record<string, unknown>> = await import(module)
  const found = all[name]
  if (!(found instanceof z.core.$ZodType)) throw new Error(`there is no schema ${name} in ${module}`)
  schemas.set(key, found)
  return found
}

function parse(schema: z.core.$ZodType, text: string): BodyReport {
  try {
    return { body: parseInput(schema, jsonIn(text)) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, problems: error.details.problems }
    throw error
  }
}
