/** Chromium with all that it has for people: it installs apps, shows notifications and replays in the background. */
export const WHOLE_BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Chromium without its windows, a quarter less work for each page: `npm test` sets it, `npm run test:all` doesn't. */
export const HEADLESS_SHELL = process.env['HEADLESS_SHELL']
