import { setupI18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { WorkerSilence } from '#offline/workerLine.ts'
import { tellLanguage } from './tellLanguage.ts'

it('tells the language the page speaks, and every other one that follows, to a silent worker too', () => {
  const i18n = setupI18n({ locale: 'pl', messages: { pl: {}, en: {} } })
  const tell = vi.fn<(language: StorefrontLanguage) => Promise<null>>(() =>
    Promise.reject(new WorkerSilence('no answer')),
  )
  tellLanguage(i18n, tell)
  i18n.activate('en')
  expect(tell.mock.calls).toEqual([['PL'], ['EN']])
})
