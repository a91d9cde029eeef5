import { getRequestListener } from '@hono/node-server'
import { compressFiles } from '#server/http/page/compressFiles.ts'
import { listPageFiles } from '#server/http/page/pageFiles.ts'
import { answerWithFile } from '#server/http/staticFiles.ts'
import { type LocalServer, serveLocally } from '#support/localServer.ts'

/** Serves a folder as the product serves its own files: compressed ahead, cached by their names. */
export async function serveFolder(folder: string): Promise<LocalServer> {
  await compressFiles(folder)
  const files = await listPageFiles(folder)
  const listener = getRequestListener((request) => {
    const path = new URL(request.url).pathname
    const file = files.get(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`)
    return file === undefined ? new Response(null, { status: 404 }) : answerWithFile(request, file)
  })
  return serveLocally((request, response) => void listener(request, response))
}
