import { unreachable } from './failures.ts'

/** Loads the code of a call with its first use. Rejects with a StorefrontError where it can't be loaded. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw unreachable(error)
  }
}
