import * as z from 'zod/mini'
import { afterCall, type CallBudget } from '#api/generators/callBudget.ts'
import type { Generators } from '#api/generators/generators.ts'
import { createGeneratorKey } from '#api/product/generationCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { GENERATORS } from '#domain/generation/engines.ts'
import type { GeneratorKey } from '#domain/generation/generatorContract.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { readSessionRow } from '../session/storedSession.ts'

/** The parts for making a page's or a worker's generators. */
export interface GeneratorParts {
  readonly mintKey: () => Promise<GeneratorKey>
  readonly budget: CallBudget
}

export type CreateGenerators = (parts: GeneratorParts) => Promise<Generators>

interface Made {
  /** An owner and a sign-in. */
  readonly whose: string
  readonly generators: Promise<Generators>
}

/** Their keys are worth keeping from one drain to the next, in memory, for one owner and one sign-in alone. */
const made = new WeakMap<IskraDatabase, Made>()

/**
 * The generators of one owner, for whom `productApi` speaks: if another user signs in while intents are sent, they
 * never get that user's key.
 */
export async function generatorsOf(
  db: IskraDatabase,
  owner: string,
  createGenerators: CreateGenerators,
  productApi: () => Promise<ProductApi>,
): Promise<Generators> {
  const { held } = await read(db, ['session'], (stores) => readSessionRow(stores))
  const whose = `${owner} ${held?.signInId}`
  const known = made.get(db)
  if (known?.whose === whose) return known.generators
  const mintKey = async () => createGeneratorKey(await productApi())
  const generators = createGenerators({ mintKey, budget: deviceBudget(db) })
  made.set(db, { whose, generators })
  generators.catch(() => made.delete(db))
  return generators
}

const CALLS_KEY = 'generator-calls'
const callsSchema = z.partialRecord(z.enum(GENERATORS), z.array(z.number()))

/** The limit of calls, counted in the database that tabs and worker share. */
function deviceBudget(db: IskraDatabase): CallBudget {
  return {
    take: (generator, spare) =>
      change(db, ['settings'], async (stores) => {
        const calls = callsSchema.safeParse((await stores.settings.get(CALLS_KEY))?.value).data ?? {}
        const after = afterCall(calls[generator] ?? [], spare, Date.now())
        if (after.waitMs === 0) {
          await stores.settings.put({ key: CALLS_KEY, value: { ...calls, [generator]: after.calls } })
        }
        return after.waitMs
      }),
  }
}
