import base from './playwright.config.ts'
export default {
  ...base,
  globalSetup: undefined,
  workers: 1,
  timeout: 600000,
  outputDir: '/tmp/iskra/s4/pw',
  reporter: 'list',
}
