import { createServer } from 'node:http'
import { once } from 'node:events'
import { createApp } from '#server/http/app.ts'
import { appListener } from '#server/http/appListener.ts'
import { CONNECTION_LIMITS, guardConnections } from '#server/http/connectionLimits.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { LocalServer } from '#support/localServer.ts'
import { loadTestPage } from '#support/testPage.ts'

/**
 * The whole server over real HTTP, in this process, with the page of tests; waiting for a body without a file as long
 * as ever, or so many ms.
 */
export async function serveApp(context: ServerContext, smallBodyMs?: number): Promise<LocalServer> {
  const app = await createApp(context, await loadTestPage(), () => 'ready')
  const server = createServer(CONNECTION_LIMITS, appListener(app, context.log))
  guardConnections(server, smallBodyMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
