import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments } from '../../support/chromiumArguments.ts'
import {
  callSource,
  type ConsoleMessage,
  type EngineWindow,
  FRAMES,
  resultOfCall,
  type WindowOptions,
} from './engineWindow.ts'
import { freshProfile, removeProfile } from './ownProcesses.ts'

/** Chromium, by Playwright. */
export async function openChromium(
  program: string,
  { frame, isStorageBlocked }: WindowOptions,
): Promise<EngineWindow> {
  const profile = freshProfile('chromium')
  if (isStorageBlocked) blockStorage(profile)
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: chromiumArguments,
    // People's browsers have it, and it is half of what is looked for here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: FRAMES[frame],
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const messages: ConsoleMessage[] = []
  page.on('console', (message) => {
    const type = message.type()
    messages.push({
      level: type === 'error' || type === 'warning' ? type : 'other',
      text: message.text(),
    })
  })
  page.on('pageerror', (error) => void messages.push({ level: 'error', text: String(error) }))
  const loaded = { waitUntil: 'domcontentloaded' } as const
  return {
    engine: 'chromium',
    go: async (address) => void (await page.goto(address, loaded)),
    back: async () => void (await page.goBack(loaded)),
    forward: async () => void (await page.goForward(loaded)),
    reload: async () => void (await page.reload(loaded)),
    evaluate: async (call, ...args) => resultOfCall(await page.evaluate(callSource(call, args))),
    run: async (script) => void (await page.evaluate(`${script}\n;undefined`)),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    chooseFiles: (selector, paths) => page.setInputFiles(selector, [...paths]),
    screenshot: () => page.screenshot(),
    console: () => messages,
    close: async () => {
      await context.close()
      removeProfile(profile)
    },
  }
}

/** As „Block all cookies” in its settings does, which blocks every other storage, too. */
function blockStorage(profile: string): void {
  const folder = join(profile, 'Default')
  mkdirSync(folder, { recursive: true })
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Preferences'), JSON.stringify(settings))
}
