import type { Task } from '#server/platform/tasks/schedule.ts'
import { UNORDERED_GIFTS } from './personalizations.ts'
import { UNORDERED_PRINTS } from './prints/prints.ts'
import { boundUnordered } from './unordered.ts'

/** Keeps the data that visitors leave here without ordering within its limits. */
export const UNORDERED_BOUNDS: Task = {
  name: 'removal of what nobody has ordered where it is too much',
  everyMs: 60_000,
  run: async (context) =>
    (await boundUnordered(context, UNORDERED_GIFTS)) + (await boundUnordered(context, UNORDERED_PRINTS)),
}
