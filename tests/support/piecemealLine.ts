import { request as requestFrom, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type LocalServer, serveLocally } from './localServer.ts'

/** Between the pieces of a document's content, in ms: long enough for a browser to paint them. */
const PAUSE_MS = 60
const PIECES = 12

/** The same server on a line that sends the content of a document piece by piece, and everything else at once. */
export async function servePiecemeal(origin: string): Promise<LocalServer> {
  return serveLocally((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const upstream = requestFrom(origin + request.url, { method: request.method, headers }, (answer) => {
      void pass(answer, response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  if (answer.headers['content-type']?.startsWith('text/html') !== true) {
    answer.pipe(response)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  const html = Buffer.concat(chunks)
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  for (let piece = 0; piece < PIECES; piece++) {
    response.write(html.subarray(piece === 0 ? 0 : at(piece), at(piece + 1)))
    await pause(PAUSE_MS)
  }
  response.end(html.subarray(end))

  function at(piece: number): number {
    return start + Math.floor(((end - start) * piece) / PIECES)
  }
}
