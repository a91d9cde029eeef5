import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CommandSocket, NoAnswer } from './commandSocket.ts'
import {
  callSource,
  type ConsoleMessage,
  type EngineWindow,
  FRAMES,
  jsonOfCall,
  KEY_CODES,
  keyActions,
  pressActions,
  type WindowOptions,
} from './engineWindow.ts'
import { endOwn, freshProfile, printed, removeProfile, startOwn } from './ownProcesses.ts'

const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
const picture = z.object({ data: z.string() })
const nodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })).min(1) })
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.optional(z.unknown()) }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const logged = z.object({ level: z.string(), text: z.nullish(z.string()) })

const PREFERENCES = {
  'remote.prefs.recommended': true,
  'browser.shell.checkDefaultBrowser': false,
  'intl.accept_languages': 'pl-PL,pl',
  // As on a phone: without it a headless window draws bars that are white in the dark theme too.
  'ui.useOverlayScrollbars': 1,
}

/** An answer that takes longer than this, ms, is lost. */
const LOST_AFTER_MS = 30_000

/** As somebody sets it who lets no site keep anything. */
const BLOCKED_STORAGE = { 'network.cookie.cookieBehavior': 2, 'dom.indexedDB.enabled': false }

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(
  program: string,
  { frame, isStorageBlocked }: WindowOptions,
): Promise<EngineWindow> {
  const profile = freshProfile('firefox')
  const preferences = { ...PREFERENCES, ...(isStorageBlocked && BLOCKED_STORAGE) }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = startOwn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      TZ: 'Europe/Warsaw',
      // Wider than either frame: the page is laid out in the viewport that is set below.
      MOZ_HEADLESS_WIDTH: '1400',
      MOZ_HEADLESS_HEIGHT: '1000',
    },
  )
  const end = async () => {
    await endOwn(browser)
    removeProfile(profile)
  }
  try {
    const address = await printed(browser, /WebDriver BiDi listening on (ws:\S+)/)
    const session = await CommandSocket.open(`${address}/session`)
    return await windowOf(session, frame, end)
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
  const messages: ConsoleMessage[] = []
  session.listen('log.entryAdded', (entry) => {
    const { level, text } = logged.parse(entry)
    messages.push({
      level: level === 'error' ? 'error' : level === 'warn' ? 'warning' : 'other',
      text: text ?? '',
    })
  })
  await session.send('session.new', { capabilities: {} })
  await session.send('session.subscribe', { events: ['log.entryAdded'] })
  const [first] = tree.parse(await session.send('browsingContext.getTree')).contexts
  const context = first?.context
  await session.send('browsingContext.setViewport', { context, viewport: FRAMES[frame] })
  await session.send('emulation.setLocaleOverride', { contexts: [context], locale: 'pl-PL' })
  await session.send('browsingContext.activate', { context })
  const evaluate = async (expression: string) => {
    const params = { expression, target: { context }, awaitPromise: true, userActivation: false }
    const ask = (patience?: number) => session.send('script.evaluate', params, patience)
    // A page that is left takes what it was just asked into the back-forward cache: the next one is asked again.
    const told = await ask(LOST_AFTER_MS).catch((error: unknown) => {
      if (error instanceof NoAnswer) return ask()
      throw error
    })
    const outcome = evaluated.parse(told)
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
    return outcome.result.value
  }
  const act = async (actions: unknown) =>
    void (await session.send('input.performActions', { context, actions }))
  const travel = async (delta: number) =>
    void (await session.send('browsingContext.traverseHistory', { context, delta }))
  return {
    engine: 'firefox',
    go: async (url) =>
      void (await session.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    back: () => travel(-1),
    forward: () => travel(1),
    reload: async () => void (await session.send('browsingContext.reload', { context, wait: 'interactive' })),
    evaluate: async (call, ...args) => JSON.parse(jsonOfCall(await evaluate(callSource(call, args)))),
    run: async (script) => void (await evaluate(`${script}\n;undefined`)),
    press: (x, y) => act(pressActions(x, y)),
    type: (text) => act(keyActions(Array.from(text))),
    key: (key) => act(keyActions([KEY_CODES[key]])),
    chooseFiles: async (selector, files) => {
      const locator = { type: 'css', value: selector }
      const found = nodes.parse(await session.send('browsingContext.locateNodes', { context, locator }))
      await session.send('input.setFiles', { context, element: found.nodes[0], files })
    },
    screenshot: async () => {
      const shot = await session.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(picture.parse(shot).data, 'base64')
    },
    console: () => messages,
    close: async () => {
      session.close()
      await end()
    },
  }
}
