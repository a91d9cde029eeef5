import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { HubScreen } from './HubScreen.tsx'

const link = (name: RegExp) => screen.findByRole('link', { name })

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says what each generator costs from, and which has nobody to make it here', async () => {
  const { api } = answeringApi({
    'GET /api/v1/generation/engines': () =>
      Response.json({
        engines: [
          exampleOffer('iskra-obraz', { credits: 3 }),
          exampleOffer('stable-diffusion', { credits: 2 }),
          exampleOffer('runway', { type: 'video', isAvailable: false }),
          exampleOffer('iskra-muzyka', { type: 'music', credits: 4 }),
        ],
      }),
  })
  renderScreen(<HubScreen isOffline={false} />, { productApi: () => Promise.resolve(api) })
  expect((await link(/^Obraz.*od 2 kredyty/)).getAttribute('href')).toBe('/generatory/obraz')
  expect((await link(/^Wideo.*Teraz niedostępne/)).getAttribute('href')).toBe('/generatory/wideo')
  expect((await link(/^Dźwięk.*4 kredyty/)).getAttribute('href')).toBe('/generatory/audio')
  expect((await link(/^Święta$/)).getAttribute('href')).toBe('/generatory/obraz?preset=christmas')
})
