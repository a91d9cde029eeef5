import type { BrowserContext } from '@playwright/test'

/** Ends every process of a browser with a profile of its own at once, with nothing said to any page. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close')
  const browser = context.browser()
  if (browser === null) throw new Error('the browser cannot be asked for its process')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (main === undefined) throw new Error('the browser has no process')
  process.kill(main.id, 'SIGKILL')
  await closed
}
