import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startPostgres, type StartedPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL, and starts it at the first question. */
    postgresBroker: string
  }
}

/**
 * One PostgreSQL for a whole run of tests. Test files run in processes of their own, and most runs need none:
 * so it is started by the first file that asks for it, and stopped at the end of the run.
 */
export default async function offerPostgres(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<StartedPostgres> | null = null
  const broker = createServer((_request, response) => {
    started ??= startPostgres()
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  broker.listen(0, '127.0.0.1')
  await once(broker, 'listening')
  const address = broker.address()
  if (address === null || typeof address === 'string') throw new Error('the broker has no port')
  project.provide('postgresBroker', `http://127.0.0.1:${address.port}/`)
  return async () => {
    broker.close()
    broker.closeAllConnections()
    const postgres = await started?.catch(() => null)
    await postgres?.stop()
  }
}
