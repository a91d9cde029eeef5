import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { PreparedPage } from '#server/runServer.ts'
import { readPageAddresses } from './pageAddresses.ts'
import { readPageTexts } from './pageTexts.ts'

/** The page made from its sources as they are asked for, with hot reload over the server's own socket. */
export async function prepareDevPage(root: string, server: Server): Promise<PreparedPage> {
  // Only development has Vite in its process.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server } },
  })
  const addresses = async () =>
    readPageAddresses(await readFile(join(root, 'src', 'routeTree.gen.ts'), 'utf8'))
  return {
    page: {
      development: true,
      buildId: 'development',
      files: new Map(),
      fileOfBuildBefore: async () => null,
      html: async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8')),
      addresses,
      texts: async () =>
        readPageTexts(
          root,
          (await addresses()).flatMap(({ files }) => files),
        ),
      chunksOf: () => ({ scripts: [], styles: [] }),
    },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
