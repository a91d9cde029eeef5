import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '../support/chromiumArguments.ts'
import { HEADLESS_SHELL, WHOLE_BROWSER } from './browsers.ts'

/** Journeys in a real Chromium against the built product; `npm test` builds it and tells which Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.tmp/e2e',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On an idle machine a sixth of it is enough; a busy one is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./failedPageReporter.ts'], ['../../scripts/test/playwrightReporter.ts']],
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Into each new browser the worker's installation fetches some 250 files, more work than the rest of most journeys:
    // those that are about it, or about a time without a network, allow it.
    serviceWorkers: 'block',
    // A trace shows every step of what failed, and costs each journey a fifth of its time.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Each frame of a movement is drawn by the processor here.
    ...(HEADLESS_SHELL !== undefined && { contextOptions: { reducedMotion: 'reduce' as const } }),
    launchOptions: {
      executablePath: HEADLESS_SHELL ?? WHOLE_BROWSER,
      args: chromiumArguments,
    },
  },
})
