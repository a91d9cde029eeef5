import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { chromiumArguments } from '../../support/chromiumArguments.ts'
import { CommandSocket } from './commandSocket.ts'
import {
  callSource,
  type ConsoleMessage,
  type EngineWindow,
  FRAMES,
  jsonOfCall,
  type Key,
  type WindowOptions,
} from './engineWindow.ts'
import { endOwn, freshProfile, printed, removeProfile, startOwn } from './ownProcesses.ts'

const targets = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }))
const navigated = z.object({ errorText: z.optional(z.string()) })
const history = z.object({ currentIndex: z.number(), entries: z.array(z.object({ id: z.number() })) })
const picture = z.object({ data: z.string() })
const root = z.object({ root: z.object({ nodeId: z.number() }) })
const node = z.object({ nodeId: z.number() })
const exception = z.object({
  text: z.string(),
  exception: z.optional(z.object({ description: z.optional(z.string()) })),
})
const evaluated = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(exception),
})
const called = z.object({
  type: z.string(),
  args: z.array(z.object({ value: z.optional(z.unknown()), description: z.optional(z.string()) })),
})
const thrown = z.object({ exceptionDetails: exception })
const logged = z.object({ entry: z.object({ level: z.string(), text: z.string() }) })

/** What a key that writes nothing is to Chromium. */
const KEYS: Readonly<Record<Key, { readonly code: number; readonly key?: string; readonly text?: string }>> =
  {
    Enter: { code: 13, text: '\r' },
    Escape: { code: 27 },
    Tab: { code: 9 },
    Space: { code: 32, key: ' ', text: ' ' },
    Backspace: { code: 8 },
    ArrowDown: { code: 40 },
    ArrowUp: { code: 38 },
  }

/**
 * Chromium, by its own protocol: Playwright turns off the back-forward cache, which is half of what is looked for here,
 * and loses a page that comes back from it.
 */
export async function openChromium(
  program: string,
  { frame, isStorageBlocked }: WindowOptions,
): Promise<EngineWindow> {
  const profile = freshProfile('chromium')
  if (isStorageBlocked) blockStorage(profile)
  const browser = startOwn(
    program,
    [
      ...chromiumArguments,
      '--headless=new',
      '--hide-scrollbars',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--accept-lang=pl-PL,pl',
      'about:blank',
    ],
    { TZ: 'Europe/Warsaw' },
  )
  const end = async () => {
    await endOwn(browser)
    removeProfile(profile)
  }
  try {
    const host = await printed(browser, /DevTools listening on ws:\/\/([^/]+)/)
    const listed = targets.parse(await (await fetch(`http://${host}/json/list`)).json())
    const page = listed.find(({ type }) => type === 'page')
    if (page === undefined) throw new Error('Chromium has opened no page')
    return await windowOf(await CommandSocket.open(page.webSocketDebuggerUrl), frame, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function windowOf(
  session: CommandSocket,
  frame: WindowOptions['frame'],
  end: () => Promise<void>,
): Promise<EngineWindow> {
  const messages = messagesOf(session)
  for (const domain of ['Page', 'Runtime', 'Log']) await session.send(`${domain}.enable`)
  await session.send('Emulation.setLocaleOverride', { locale: 'pl-PL' })
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...FRAMES[frame],
    deviceScaleFactor: 1,
    mobile: false,
  })
  // A window that nobody looks at has the focus, as one that somebody does.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  const load = (act: () => Promise<void>) => session.until(['Page.domContentEventFired'], act)
  const travel = async (steps: number) => {
    const { currentIndex, entries } = history.parse(await session.send('Page.getNavigationHistory'))
    const entryId = entries[currentIndex + steps]?.id
    // A page from the back-forward cache isn't loaded, nor is another place of the same document.
    const ends = ['Page.domContentEventFired', 'Page.frameNavigated', 'Page.navigatedWithinDocument']
    await session.until(
      ends,
      async () => void (await session.send('Page.navigateToHistoryEntry', { entryId })),
    )
  }
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails: failed } = evaluated.parse(
      await session.send('Runtime.evaluate', params),
    )
    if (failed !== undefined) throw new Error(failed.exception?.description ?? failed.text)
    return result.value
  }
  const point = async (type: string, x: number, y: number, buttons: number) =>
    void (await session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      buttons,
      ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
    }))
  const strike = async (key: string, text: string, code?: number) => {
    const of = { key, ...(code !== undefined && { windowsVirtualKeyCode: code }) }
    await session.send('Input.dispatchKeyEvent', { ...of, type: 'keyDown', text })
    await session.send('Input.dispatchKeyEvent', { ...of, type: 'keyUp' })
  }
  return {
    engine: 'chromium',
    go: (url) =>
      load(async () => {
        const { errorText } = navigated.parse(await session.send('Page.navigate', { url }))
        if (errorText !== undefined) throw new Error(`${url}: ${errorText}`)
      }),
    back: () => travel(-1),
    forward: () => travel(1),
    reload: () => load(async () => void (await session.send('Page.reload'))),
    evaluate: async (call, ...args) => JSON.parse(jsonOfCall(await evaluate(callSource(call, args)))),
    run: async (script) => void (await evaluate(`${script}\n;undefined`)),
    press: async (x, y) => {
      await point('mouseMoved', x, y, 0)
      await point('mousePressed', x, y, 1)
      await point('mouseReleased', x, y, 0)
    },
    type: async (text) => {
      for (const letter of text) await strike(letter, letter)
    },
    key: (name) => {
      const { code, key = name, text = '' } = KEYS[name]
      return strike(key, text, code)
    },
    chooseFiles: async (selector, files) => {
      const { nodeId } = root.parse(await session.send('DOM.getDocument')).root
      const found = node.parse(await session.send('DOM.querySelector', { nodeId, selector }))
      await session.send('DOM.setFileInputFiles', { nodeId: found.nodeId, files })
    },
    screenshot: async () =>
      Buffer.from(picture.parse(await session.send('Page.captureScreenshot')).data, 'base64'),
    console: () => messages,
    close: async () => {
      session.close()
      await end()
    },
  }
}

function messagesOf(session: CommandSocket): readonly ConsoleMessage[] {
  const messages: ConsoleMessage[] = []
  const add = (level: string, text: string) =>
    void messages.push({ level: level === 'error' || level === 'warning' ? level : 'other', text })
  session.listen('Runtime.consoleAPICalled', (told) => {
    const { type, args } = called.parse(told)
    const texts = args.map(({ value, description }) => description ?? JSON.stringify(value))
    add(type, texts.join(' '))
  })
  session.listen('Runtime.exceptionThrown', (told) => {
    const { text, exception: error } = thrown.parse(told).exceptionDetails
    add('error', error?.description ?? text)
  })
  session.listen('Log.entryAdded', (told) => {
    const { level, text } = logged.parse(told).entry
    add(level, text)
  })
  return messages
}

/** As „Block all cookies” in its settings does, which blocks every other storage, too. */
function blockStorage(profile: string): void {
  const folder = join(profile, 'Default')
  mkdirSync(folder, { recursive: true })
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Preferences'), JSON.stringify(settings))
}
