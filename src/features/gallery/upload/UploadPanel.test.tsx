import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHARED_FILES } from '#domain/gallery/share.ts'
import { offerShared } from '#offline/gallery/offerShared.ts'
import { readUploads } from '#offline/gallery/uploads.ts'
import { database } from '#offline/openDatabase.ts'
import { decodesHeic, fileOf, HEIC_HEAD, JPEG_HEAD, MOVING_GIF } from '#support/page/phonePictures.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { UploadPanel } from './UploadPanel.tsx'
import { NO_UPLOADS } from './uploadQueue.ts'
import { addFiles, type RefusedFile } from './uploads.ts'

beforeEach(() => stubBrowser())
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await (await database()).uploads.clear()
})

const heic = (name: string) => fileOf(name, HEIC_HEAD, 'image/heic')
const gif = (name: string) => fileOf(name, MOVING_GIF, 'image/gif')
const add = (...files: readonly File[]) => addFiles(files, { albumId: null, nameless: 'Zdjęcie' })
const rowsNow = async () => readUploads(await database())

async function openPanel(refused: readonly RefusedFile[] = []) {
  const uploads = { ...NO_UPLOADS, rows: await rowsNow(), forgetArrived: () => undefined }
  renderScreen(<UploadPanel uploads={uploads} refused={refused} onRefusedRead={() => undefined} />)
}

it('a phone’s HEIC is sent as the JPEG that this browser makes of it, named so', async () => {
  decodesHeic()
  expect(await add(heic('IMG_1.HEIC'))).toEqual([])
  expect(await rowsNow()).toMatchObject([
    { filename: 'IMG_1.jpg', mimeType: 'image/jpeg', state: 'waiting', code: null },
  ])
})

it('a HEIC that can’t be decoded is refused by its name, in words that say what to do', async () => {
  await openPanel(await add(heic('IMG_1.HEIC'), fileOf('IMG_2.jpg', HEIC_HEAD, 'image/jpeg')))
  expect(screen.getByRole('alert').textContent).toMatch(/IMG_1\.HEIC, IMG_2\.jpg: .*Zapisz je jako JPG/u)
  expect(await rowsNow()).toEqual([])
})

it('an animation is told to become a still, and is sent after a yes alone', async () => {
  await add(fileOf('kot.jpg', JPEG_HEAD, 'image/jpeg'), gif('taniec.gif'), gif('skok.gif'))
  await openPanel()
  const told = screen.getByRole('alert')
  expect(told.textContent).toContain('Animacja stanie się zdjęciem')
  expect(told.textContent).toContain('taniec.gif, skok.gif')
  expect(screen.queryByText('Zdjęcia z innej aplikacji')).toBeNull()
  expect((await rowsNow()).map(({ state }) => state)).toEqual(['waiting', 'offered', 'offered'])
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj jako zdjęcie' }))
  await waitFor(async () =>
    expect((await rowsNow()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']),
  )
})

it('an animation is forgotten after a no', async () => {
  await add(fileOf('kot.jpg', JPEG_HEAD, 'image/jpeg'), gif('taniec.gif'))
  await openPanel()
  await userEvent.click(screen.getByRole('button', { name: 'Nie dodawaj' }))
  await waitFor(async () => expect(await rowsNow()).toMatchObject([{ filename: 'kot.jpg' }]))
})

it('what a share left out is listed with the reason, and nothing that would fail again', async () => {
  const form = new FormData()
  for (const file of [heic('IMG_1.HEIC'), fileOf('umowa.pdf', [0x25, 0x50], 'application/pdf')])
    form.append(SHARED_FILES, file)
  await offerShared(await database(), form)
  await openPanel()
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/^IMG_1\.HEIC.*Zapisz je jako JPG/u)
  expect(second).toMatch(/^umowa\.pdf.*Przyjmujemy zdjęcia JPG/u)
  expect(screen.queryByRole('button', { name: /Wyślij ponownie|Ponów/u })).toBeNull()
})
