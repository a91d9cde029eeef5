import type { TestProject } from 'vitest/node'
import { offerOnce } from '../offerOnce.ts'
import { makeDatabaseWithTables } from './databaseWithTables.ts'
import { startPostgres, type StartedPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL, and starts it at the first question. */
    postgresBroker: string
  }
}

/** One PostgreSQL for a whole run of tests, stopped at its end. */
export default async function offerPostgres(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<StartedPostgres> | null = null
  const offer = await offerOnce(async () => {
    started = startPostgres()
    const { url } = await started
    await makeDatabaseWithTables(url)
    return url
  })
  project.provide('postgresBroker', offer.url)
  return async () => {
    offer.close()
    const postgres = await started?.catch(() => null)
    await postgres?.stop()
  }
}
