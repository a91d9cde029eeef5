import { unreachable } from './failures.ts'

/** Code of a call, fetched when it is first called. Rejects with a StorefrontError where it can't be had. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw unreachable(error)
  }
}
