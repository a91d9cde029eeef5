import { defineConfig } from '@playwright/test'
import { ENGINES } from './drivers/engineWindow.ts'
import type { EngineOptions } from './fixtures.ts'

/** Journeys written once and walked in each engine against the built product; `npm run test:engines` builds it. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../node_modules/.tmp/engines/output',
  globalSetup: '../e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On an idle machine a tenth of it is enough; a busy one is slow, not wrong.
  timeout: 480_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['../../scripts/test/playwrightReporter.ts']],
  projects: ENGINES.map((engine) => ({
    name: engine,
    use: { engine },
    ...(process.env['CORE'] === 'yes' && { grep: new RegExp(`@core-${engine}`) }),
  })),
})
