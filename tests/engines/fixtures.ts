import { basename } from 'node:path'
import { findEngines } from '../../scripts/test/engines.ts'
import { test as journey } from '../e2e/offline/release.ts'
import { openChromium } from './drivers/chromium.ts'
import type { Engine, EngineWindow, Frame, WindowOptions } from './drivers/engineWindow.ts'
import { openFirefox } from './drivers/firefox.ts'
import { openWebkit } from './drivers/webkit.ts'
import { Album } from './album.ts'
import { Person } from './person.ts'

export interface EngineOptions {
  readonly engine: Engine
  readonly frame: Frame
  readonly isStorageBlocked: boolean
}

export interface EngineFixtures {
  /** A window of the engine. */
  readonly engineWindow: EngineWindow
  /** Somebody in front of it, at the product of an address. */
  readonly personAt: (origin: string) => Person
  /** Somebody in front of it, at the product that is this test's own (`server`). */
  readonly person: Person
}

export { expect } from '../e2e/fixtures.ts'

/** Marks a journey that is a part of `npm test`, in the engine that it has found most in. */
export function coreIn(engine: Engine) {
  return { tag: `@core-${engine}` } as const
}

export const test = journey.extend<EngineOptions & EngineFixtures>({
  engine: ['chromium', { option: true }],
  frame: ['phone', { option: true }],
  isStorageBlocked: [false, { option: true }],
  engineWindow: async ({ engine, frame, isStorageBlocked }, use) => {
    const window = await openEngine(engine, { frame, isStorageBlocked })
    try {
      await use(window)
    } finally {
      await window.close()
    }
  },
  personAt: async ({ engineWindow, frame }, use, info) => {
    const album = new Album(engineWindow, `${basename(info.file, '.engine.ts')}-${frame}`)
    await use((origin) => new Person(engineWindow, origin, album))
    if (info.status !== info.expectedStatus) await album.keepFailed(info.title)
  },
  person: async ({ personAt, server }, use) => {
    await use(personAt(server.origin))
  },
})

function openEngine(engine: Engine, options: WindowOptions): Promise<EngineWindow> {
  const { chromium, firefox, webkit } = findEngines()
  switch (engine) {
    case 'chromium':
      return openChromium(programsOf(chromium), options)
    case 'firefox':
      return openFirefox(programsOf(firefox), options)
    case 'webkit':
      return openWebkit(programsOf(webkit), options)
    default:
      return engine satisfies never
  }
}

function programsOf<Programs>(
  found:
    | { readonly is: 'there'; readonly programs: Programs }
    | { readonly is: 'missing'; readonly because: string },
): Programs {
  if (found.is === 'missing') throw new Error(found.because)
  return found.programs
}
