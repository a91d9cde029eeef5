import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissAllToasts } from '../state/toasts.ts'
import { renderUi } from '../testing/renderUi.tsx'
import ToastHost from '../ToastHost.tsx'
import { GiftCardDialog } from './GiftCardDialog.tsx'

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser that decodes the picture at once and encodes the card when told to: null fails. */
function slowEncoder() {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')))
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close: () => undefined }))
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => {
    void promise.then(take)
  })
  return resolve
}

const toasts = () =>
  [...document.querySelectorAll('[data-position] li')].map(({ textContent }) => textContent ?? '')

it.each([
  ['saved', [], new Blob(['jpeg'])],
  ['refused', ['Nie udało się złożyć kartki'], null],
] as const)('a card that is made slowly says so until it is %s', async (_end, after, made) => {
  const encode = slowEncoder()
  URL.createObjectURL = () => 'blob:karta'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  renderUi(
    <>
      <GiftCardDialog
        isOpen
        onOpenChange={() => undefined}
        pictureUrl="/files/lis.png"
        fileName="lis.jpg"
        card={{ front: '', inside: '', look: 'full' }}
        onChange={() => undefined}
      />
      <ToastHost />
    </>,
  )
  const save = await screen.findByRole('button', { name: 'Zapisz przód' })
  await waitFor(() => expect(save.matches(':disabled')).toBe(false))
  await userEvent.click(save)
  await waitFor(() => expect(toasts()).toEqual(['Składamy kartkę…']))
  encode(made)
  await waitFor(() => expect(toasts()).toHaveLength(after.length))
  for (const [at, words] of after.entries()) expect(toasts()[at]).toContain(words)
})
