import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Polish is the source language: what stands in the code is the Polish text; English is translated beside it. */
export default defineConfig({
  sourceLocale: 'pl',
  locales: ['pl', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['**/node_modules/**', '**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
})
