import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'

/** A photograph that no format makes small: about 6 MB. */
export const photograph = () =>
  sharp(randomBytes(1_300 * 1_550 * 3), { raw: { width: 1_300, height: 1_550, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** Where in its file each part began that a browser, page or worker, has sent; grows as it sends. */
export function sentParts(context: BrowserContext): number[] {
  const offsets: number[] = []
  context.on('requestfinished', (request) => {
    const isPart =
      request.method() === 'PATCH' && new URL(request.url()).pathname.startsWith('/files/arriving/')
    if (isPart) offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

/** A phone’s line: what the page sends goes at this pace, bytes per second. */
export async function onSlowLine(page: Page, pace: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: pace,
    uploadThroughput: pace,
  })
}
