import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { FILLED } from '#domain/prints/placement.ts'
import { printedThing } from '#domain/prints/printProducts.ts'
import { database } from '#offline/openDatabase.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { fileOf, HEIC_HEAD, JPEG_HEAD, MOVING_GIF } from '#support/page/phonePictures.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { MUG } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { changeCurrentPrint, currentPrint } from './currentPrint.ts'
import { newPrint, toBuy } from './printActions.ts'
import PrintEditor from './PrintEditor.tsx'

let size = { width: 3_000, height: 2_000 }

/** A browser that decodes every picture but HEIC, and draws nothing. */
beforeEach(async () => {
  stubBrowser()
  size = { width: 3_000, height: 2_000 }
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const head = new Uint8Array(await file.arrayBuffer())
    if (head[4] === 0x66) throw new DOMException('unknown', 'InvalidStateError')
    return { ...size, close: () => undefined }
  })
  const brush = new Proxy({}, { get: () => () => undefined, set: () => true })
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => brush })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['small'])))
  URL.createObjectURL = () => 'blob:obraz'
  URL.revokeObjectURL = () => undefined
  await currentOwner(await database())
})
afterEach(async () => {
  // One without a picture is removed when its editor goes.
  act(() => changeCurrentPrint((draft) => ({ ...draft, picture: null })))
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  const db = await database()
  await Promise.all(db.tables.filter(({ name }) => name.startsWith('print')).map((table) => table.clear()))
})

const PRODUCT = { ...MUG, handle: 'kubek-z-twoim-obrazem', title: 'Kubek' }

async function open(handle = PRODUCT.handle, session = fixedSession()) {
  const thing = printedThing(handle)
  if (thing === null) throw new Error('nothing is printed on it')
  renderScreen(
    <PrintEditor
      product={{ ...PRODUCT, handle }}
      variant={null}
      printId={undefined}
      thing={thing}
      renderPicker={({ isOpen }) => (isOpen ? <p>Galeria</p> : null)}
    />,
    { session },
  )
  await waitFor(() => expect(currentPrint.getSnapshot()?.handle).toBe(handle))
  // Not the one before, which may still be written.
  act(() => currentPrint.set({ handle, ...newPrint() }))
  const chooser = document.querySelector<HTMLInputElement>(`input[accept="${PICTURE_ACCEPT}"]`)
  if (chooser === null) throw new Error('there is a chooser of pictures')
  return (file: File) => userEvent.setup({ applyAccept: false }).upload(chooser, file)
}

const PHOTO = fileOf('wakacje.jpg', JPEG_HEAD, 'image/jpeg')
const stage = () => screen.findByRole('application', { name: 'Położenie obrazu: Kubek' })
const placement = () => currentPrint.getSnapshot()?.draft.picture?.placement
const press = (host: HTMLElement, key: string, shiftKey = false) => fireEvent.keyDown(host, { key, shiftKey })

it('lays a picture by keys: arrows, further with Shift, its size and its turn', async () => {
  const take = await open()
  await take(PHOTO)
  const host = await stage()
  expect(placement()).toEqual(FILLED)
  const moved = (key: string, shiftKey = false) => {
    // Twice as large as the area: it may go either way.
    act(() =>
      changeCurrentPrint((draft) =>
        draft.picture === null
          ? draft
          : { ...draft, picture: { ...draft.picture, placement: { ...FILLED, zoom: 2 } } },
      ),
    )
    press(host, key, shiftKey)
    return placement()
  }
  expect(moved('ArrowLeft')?.x).toBeCloseTo(-0.01)
  expect(moved('ArrowRight')?.x).toBeCloseTo(0.01)
  expect(moved('ArrowUp')?.y).toBeCloseTo(-0.01)
  expect(moved('ArrowDown')?.y).toBeCloseTo(0.01)
  expect(moved('ArrowDown', true)?.y).toBeCloseTo(0.05)
  expect(moved('+')?.zoom).toBeCloseTo(2.1)
  expect(moved('-')?.zoom).toBeCloseTo(2 / 1.05)
  expect(moved('r')?.rotation).toBe(90)
  expect(Math.abs(moved('R', true)?.rotation ?? 0)).toBe(90)
  expect(moved('R', true)?.rotation).not.toBe(moved('r')?.rotation)
  fireEvent.keyDown(host, { key: 'ArrowLeft', ctrlKey: true })
  expect(placement()?.x).toBe(0)
})

it('tells that of a picture that moves its first one is printed, and of no other', async () => {
  const take = await open()
  await take(PHOTO)
  await stage()
  expect(screen.queryByText(/Ten obraz się rusza/)).toBeNull()
  await take(fileOf('taniec.gif', MOVING_GIF, 'image/gif'))
  expect(await screen.findByText(/Ten obraz się rusza/)).toBeDefined()
})

it.each([
  ['a HEIC that this browser can’t decode', fileOf('a.heic', HEIC_HEAD, ''), 'Zapisz je jako JPG'],
  ['a text', fileOf('a.txt', [0x61], 'text/plain'), 'Przyjmujemy zdjęcia JPG'],
  ['an empty file', fileOf('a.jpg', [], 'image/jpeg'), 'Plik jest pusty'],
])('says why %s is not printed, and keeps what lies there', async (_what, file, words) => {
  const take = await open()
  await take(PHOTO)
  await stage()
  const before = currentPrint.getSnapshot()?.draft
  await take(file)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(currentPrint.getSnapshot()?.draft).toEqual(before)
  await take(PHOTO)
  await waitFor(() =>
    expect(currentPrint.getSnapshot()?.draft.picture?.fileId).not.toBe(before?.picture?.fileId),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('refuses a picture of more pixels than can be printed', async () => {
  size = { width: 10_000, height: 5_001 }
  const take = await open()
  await take(PHOTO)
  expect((await screen.findByRole('alert')).textContent).toContain('50 milionów pikseli')
  expect(currentPrint.getSnapshot()?.draft.picture).toBeNull()
})

it('is asked for a picture by a press on the product’s button, until there is one', async () => {
  const take = await open()
  await act(async () => expect(await toBuy(PRODUCT, { title: '' })).toBe('incomplete'))
  expect(screen.getByRole('alert').textContent).toContain('Najpierw wybierz obraz')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wybierz zdjęcie' }))
  await take(PHOTO)
  await stage()
  await userEvent.click(screen.getByRole('button', { name: 'Usuń obraz' }))
  expect(currentPrint.getSnapshot()?.draft.picture).toBeNull()
  expect(screen.getByRole('button', { name: 'Wybierz zdjęcie' })).toBeDefined()
  // It was answered: it is asked for anew by another press alone.
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is asked for a picture by a press that came before it', async () => {
  expect(await toBuy(PRODUCT, { title: '' })).toBe('incomplete')
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Najpierw wybierz obraz')
  cleanup()
  await open()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('lays a picture anew on a thing that is turned, and begins another one beside that in the cart', async () => {
  const take = await open('plakat-z-twoim-obrazem')
  await take(PHOTO)
  press(await stage(), '+')
  expect(placement()).not.toEqual(FILLED)
  await userEvent.click(screen.getByRole('radio', { name: 'Poziomo' }))
  expect(currentPrint.getSnapshot()?.draft).toMatchObject({ isTurned: true, picture: { placement: FILLED } })
  expect(screen.queryByRole('button', { name: 'Zacznij następny' })).toBeNull()
  act(() => changeCurrentPrint((draft) => ({ ...draft, wasInCart: true })))
  const bought = currentPrint.getSnapshot()?.id
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij następny' }))
  expect(currentPrint.getSnapshot()).toMatchObject({
    draft: { picture: null, isTurned: false, wasInCart: false },
  })
  expect(currentPrint.getSnapshot()?.id).not.toBe(bought)
})

it('takes a dropped file, and pictures of the gallery from who is signed in', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Z galerii' })).toBeNull()
  const editor = screen.getByText('Tu będzie Twój obraz').closest('[role="presentation"]')
  if (editor === null) throw new Error('the editor is there')
  // Prevented: the browser would leave the page for the file.
  expect(fireEvent.drop(editor, { dataTransfer: { types: ['Files'], files: [PHOTO] } })).toBe(false)
  await stage()
  act(() => changeCurrentPrint((draft) => ({ ...draft, picture: null })))
  cleanup()
  await open(PRODUCT.handle, fixedSession(signedIn()))
  await userEvent.click(screen.getByRole('button', { name: 'Z galerii' }))
  expect(within(document.body).getByText('Galeria')).toBeDefined()
})
