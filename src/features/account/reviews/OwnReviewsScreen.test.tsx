import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import type { OwnReview, Reviewable } from '#domain/reviews/reviewSchemas.ts'
import { database } from '#offline/openDatabase.ts'
import { fileOf, HEIC_HEAD, JPEG_HEAD } from '#support/page/phonePictures.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import { OwnReviewsScreen } from './OwnReviewsScreen.tsx'

const LIST = 'GET /api/v1/account/reviews'
const WRITE = 'PUT /api/v1/account/reviews/kubek'
const BOUGHT: Reviewable = {
  handle: 'kubek',
  title: 'Kubek z imieniem',
  englishTitle: null,
  picture: null,
  boughtAt: '2026-11-20T10:00:00Z',
  opensAt: null,
  review: null,
}
const REVIEW: OwnReview = {
  id: 'r1',
  stars: 4,
  text: 'Papier jest gruby.',
  signature: 'Zofia',
  writtenAt: '2026-11-24T10:00:00Z',
  answer: '',
  pictures: [],
  state: 'waiting',
  reason: '',
}
const imageOf = (id: string) => ({
  id,
  filename: `${id}.jpg`,
  mime_type: 'image/jpeg',
  width: 4,
  height: 3,
  bytes: 4,
  colour: '#123456',
  url: `/files/${id}.jpg`,
  thumbnail_url: `/files/${id}.webp`,
  created_at: '2026-11-24T10:00:00Z',
  used_count: 0,
  album_ids: [],
})

beforeEach(stubBrowser)
afterEach(async () => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
  const db = await database()
  await Promise.all([db.drafts.clear(), db.accountCopies.clear()])
})

/** The screen, its account’s calls, and how a file that is being sent arrives. */
function open(...products: readonly Partial<Reviewable>[]) {
  const listed = () => Response.json({ products: products.map((product) => ({ ...BOUGHT, ...product })) })
  const account = answeringApi({ [LIST]: listed, [WRITE]: listed })
  const arrival = Promise.withResolvers<unknown>()
  const upload = vi.fn<(name: string | undefined) => void>()
  const productApi = {
    ...account.api,
    upload: async <Schema extends z.core.$ZodType>(
      ...[, request]: Parameters<typeof account.api.upload<Schema>>
    ) => {
      upload(request.fileName)
      return z.parse(request.answer, await arrival.promise)
    },
  }
  renderScreen(
    <OwnReviewsScreen
      renderPicker={({ isOpen, onPick }) =>
        isOpen ? (
          <button type="button" onClick={() => onPick(imageOf('z-galerii'))}>
            Obraz w galerii
          </button>
        ) : null
      }
    />,
    { session: fixedSession(signedIn()), productApi: () => Promise.resolve(productApi) },
  )
  return {
    ...account,
    upload,
    arrive: () => arrival.resolve({ image: imageOf('z-dysku'), duplicate: false }),
  }
}

const row = async () => within(await screen.findByRole('list', { name: 'Twoje zakupy' }))
const write = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Napisz opinię/ }))
  const chooser = document.querySelector<HTMLInputElement>(`input[accept="${PICTURE_ACCEPT}"]`)
  if (chooser === null) throw new Error('there is a chooser of pictures')
  return userEvent.setup({ applyAccept: false }).upload.bind(null, chooser)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij opinię' }))

it.each([
  ['a parcel that was not sent', { awaitsParcel: true }, 'Ocenisz, gdy paczka dotrze.'],
  ['a parcel on its way', { opensAt: '2026-12-01T10:00:00Z' }, /^Ocenisz, gdy paczka dotrze: najpóźniej od/],
] as const)('of %s nothing is said yet, but when that is possible', async (_what, product, words) => {
  open(product)
  expect((await row()).getByText(words)).toBeDefined()
  expect(screen.queryByRole('button', { name: /opinię/ })).toBeNull()
})

it.each([
  [{ state: 'waiting' }, ['Czeka na sprawdzenie']],
  [{ state: 'approved', answer: 'Miło nam!' }, ['Opublikowana', 'Odpowiedź Iskry: Miło nam!']],
  [{ state: 'rejected', reason: 'Nie o tej rzeczy.' }, ['Nieopublikowana', /^Powód: Nie o tej rzeczy\./]],
] as const)('a written one shows how it stands: %o', async (how, shown) => {
  open({ review: { ...REVIEW, ...how } })
  const said = await row()
  expect(said.getByText('Papier jest gruby.')).toBeDefined()
  for (const words of shown) expect(said.getByText(words)).toBeDefined()
  for (const other of ['Czeka na sprawdzenie', 'Opublikowana', 'Nieopublikowana']) {
    expect([other, said.queryByText(other) !== null]).toEqual([other, shown.some((words) => words === other)])
  }
  expect(said.getByRole('button', { name: /^Zmień opinię/ })).toBeDefined()
})

it('is sent with stars alone, trimmed, and with pictures in their order, each once', async () => {
  const { callsOf, upload, arrive } = open({})
  const take = await write()
  await send()
  expect(await screen.findByText('Wybierz ocenę od 1 do 5.')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: '4 · dobre' }))
  await take(fileOf('kubek.jpg', JPEG_HEAD, 'image/jpeg'))
  await waitFor(() => expect(upload).toHaveBeenCalledWith('kubek.jpg'))
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Z galerii' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Obraz w galerii' }))
  }
  await userEvent.type(screen.getByLabelText('Co widać na zdjęciu 1 (opcjonalnie)'), 'Ucho kubka')
  // What was typed while the file was on its way stays.
  arrive()
  expect(await screen.findByLabelText('Co widać na zdjęciu 2 (opcjonalnie)')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Kilka słów (opcjonalnie)'), '  Gruby.  ')
  expect(callsOf(WRITE)).toEqual([])
  await send()
  await waitFor(() => expect(callsOf(WRITE)).toHaveLength(1))
  expect(callsOf(WRITE)[0]?.body).toMatchObject({
    stars: 4,
    text: 'Gruby.',
    pictures: [
      { imageId: 'z-galerii', altText: 'Ucho kubka' },
      { imageId: 'z-dysku', altText: '' },
    ],
  })
})

it('takes no more files than there is room for, and says of one that is none what to do', async () => {
  const { upload } = open({})
  const take = await write()
  expect(screen.getByText('Zmieszczą się jeszcze 4')).toBeDefined()
  await take(fileOf('IMG_1.heic', HEIC_HEAD, ''))
  const refused = within(await screen.findByRole('list', { name: 'Zdjęcia do opinii' }))
  expect((await refused.findByRole('alert')).textContent).toContain('Zapisz je jako JPG')
  expect(refused.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull()
  await take(['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(`${name}.txt`, [0x61], 'text/plain')))
  await waitFor(() => expect(refused.getAllByRole('listitem')).toHaveLength(4))
  expect(screen.queryByRole('button', { name: 'Z urządzenia' })).toBeNull()
  expect(upload).not.toHaveBeenCalled()
  await userEvent.click(refused.getByRole('button', { name: 'Usuń: IMG_1.heic' }))
  expect(await screen.findByText('Zmieści się jeszcze 1')).toBeDefined()
})

it('has a file sent again by a press where another try may help', async () => {
  const account = answeringApi({ [LIST]: () => Response.json({ products: [BOUGHT] }) })
  const upload = vi.fn<() => Promise<never>>(() =>
    Promise.reject(Object.assign(new Error('full'), { code: 'GALLERY_FULL' })),
  )
  renderScreen(<OwnReviewsScreen renderPicker={() => null} />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve({ ...account.api, upload }),
  })
  const take = await write()
  await take(fileOf('kubek.jpg', JPEG_HEAD, 'image/jpeg'))
  expect((await screen.findByRole('alert')).textContent).toContain('Galeria jest pełna')
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
})
