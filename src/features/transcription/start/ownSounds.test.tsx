import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { OwnSoundsDialog } from './OwnSoundsDialog.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SPOKEN = {
  role: 'original',
  format: 'mp3',
  mediaType: 'audio/mpeg',
  url: '/files/generations/1.mp3',
  bytes: 3,
  width: null,
  height: null,
  durationMs: 1_000,
  frameRate: null,
} as const

const open = (session: Parameters<typeof renderScreen>[1]) => {
  const onFile = vi.fn<(file: File) => void>()
  const onClose = vi.fn<() => void>()
  renderScreen(<OwnSoundsDialog onFile={onFile} onClose={onClose} />, session)
  return { onFile, onClose }
}

it('fetches the work that is chosen once, as a file called by its words', async () => {
  const work = exampleGeneration({
    type: 'speech',
    prompt: 'Sto lat, Babciu!',
    status: 'completed',
    result: { files: [SPOKEN], colour: null, seed: null, isProcedural: false, text: null },
  })
  const { api } = answeringApi({
    'GET /api/v1/generations': ({ query }) =>
      Response.json({ items: query.get('type') === 'speech' ? [work] : [], next: null, total: 1 }),
  })
  const fetched = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Object.assign(new Response(), { blob: () => Promise.resolve(new Blob(['abc'])) })),
  )
  vi.stubGlobal('fetch', fetched)
  const { onFile, onClose } = open({
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(api),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Sto lat, Babciu!/u }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(fetched.mock.calls).toEqual([[SPOKEN.url]])
  const [file] = onFile.mock.calls[0] ?? []
  expect([file?.name, file?.type, file?.size]).toEqual(['Sto lat, Babciu!.mp3', 'audio/mpeg', 3])
})

it('leads a guest to sign in', async () => {
  open({})
  expect((await screen.findByRole('link', { name: 'Zaloguj się' })).getAttribute('href')).toContain('/login')
})
