import { AREAS } from './areas.ts'
import type { BackgroundWork } from './platform/area/areaParts.ts'
import type { ServerContext } from './platform/context.ts'
import { startSchedule } from './platform/tasks/schedule.ts'
import { RETENTION_TASKS } from './tables/removeExpired.ts'

/** Brings the data of the areas to this version, one after the other. Runs before the server is ready. */
export async function prepareAreas(context: ServerContext): Promise<void> {
  for (const { prepare } of AREAS) await prepare?.(context)
}

/** Starts the areas' background work, once the server answers. */
export function startAreas(context: ServerContext): readonly BackgroundWork[] {
  const tasks = AREAS.flatMap((area) => area.tasks ?? [])
  return [
    startSchedule(context, [...RETENTION_TASKS, ...tasks]),
    ...AREAS.flatMap(({ work }) => work?.(context) ?? []),
  ]
}

/** Ends answers that stream for as long as a client listens: the server closes. */
export async function endStreams(context: ServerContext): Promise<void> {
  await Promise.all(AREAS.flatMap(({ endStreams: end }) => end?.(context) ?? []))
}
