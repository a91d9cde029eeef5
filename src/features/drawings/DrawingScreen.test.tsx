import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { emptyScene, newBox, newConnector } from '#domain/scene/newScene.ts'
import { addDrawing } from '#offline/drawings/keepDrawing.ts'
import { database } from '#offline/openDatabase.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { decodesHeic, fileOf, MOVING_GIF } from '#support/page/phonePictures.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { DrawingScreen } from './DrawingScreen.tsx'

beforeEach(async () => {
  stubBrowser()
  // Wide: on a phone the panels are sheets.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') || query.includes('hover'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  // Nothing is drawn here: drawScene.test.ts tells what would be.
  HTMLCanvasElement.prototype.getContext = () => null
  await currentOwner(await database())
})
afterEach(async () => {
  act(() => dismissAllToasts())
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const db = await database()
  await Promise.all([
    db.drawings.clear(),
    db.drawingVersions.clear(),
    db.drawingPictures.clear(),
    db.templateDrafts.clear(),
  ])
})

function Tool({ first, kind }: { readonly first: string | undefined; readonly kind: 'diagram' | 'flow' }) {
  const [id, setId] = useState(first)
  return (
    <>
      <DrawingScreen kind={kind} id={id} onOpen={setId} />
      <ToastHost />
    </>
  )
}

const openTool = (first?: string, kind: 'diagram' | 'flow' = 'diagram', session = fixedSession()) =>
  renderScreen(<Tool first={first} kind={kind} />, { session })
const canvas = () => screen.findByRole('application', { name: 'Płótno' }, { timeout: 10_000 })
const list = () =>
  screen.findByRole('listbox', { name: 'Kształty w kolejności czytania' }, { timeout: 10_000 })
const kept = async () => (await (await database()).drawings.toArray()).at(-1)
const stored = async () => (await kept())?.scene.shapes ?? []
const openText = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Tekst' }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst diagramu (Mermaid)' })
}
const key = (target: HTMLElement, name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: name, ...more })

async function write(words: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: /^Napis w kształcie/u })
  fireEvent.change(field, { target: { value: words } })
  fireEvent.keyDown(field, { key: 'Escape' })
}

it('is drawn, joined, moved and taken back by keys alone, and kept', async () => {
  // Moves that follow each other at once are one step back, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  openTool()
  const host = await canvas()
  key(host, 'r')
  key(host, 'Enter')
  key(host, 'Enter')
  await write('Zaproszenia')
  key(host, 'ArrowRight', { ctrlKey: true })
  key(host, 'Enter')
  await write('Goście')
  const rows = within(await list())
  // The list follows the picture when there is time.
  await vi.waitFor(() =>
    expect(rows.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ZaproszeniaProstokąt, 1 połączenie',
      'Zaproszenia → GościeLinia',
      'GościeProstokąt, 1 połączenie',
    ]),
  )
  await screen.findByText('Zapisane na tym urządzeniu')
  await vi.waitFor(async () => expect(await stored()).toHaveLength(3))
  const before = (await stored()).find((shape) => shape.kind === 'box' && shape.text === 'Goście')
  key(host, 'ArrowDown')
  key(host, 'ArrowDown', { shiftKey: true })
  await vi.waitFor(async () => {
    const after = (await stored()).find(({ id }) => id === before?.id)
    expect(after?.kind === 'box' && before?.kind === 'box' ? after.y - before.y : 0).toBe(48)
  })
  for (let step = 0; step < 3; step += 1) key(host, 'z', { ctrlKey: true, code: 'KeyZ' })
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
})

it('keeps words while they are written, makes room for them, and takes all of them back as one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const area = { x: 0, y: 0, width: 160, height: 80 }
  const scene = { ...emptyScene('diagram'), shapes: [newBox('a', area, { text: 'Sala' })] }
  openTool(await addDrawing(await database(), { scene, title: 'Stół' }))
  const host = await canvas()
  key(host, '.')
  key(host, 'Enter')
  const field = await screen.findByRole('textbox', { name: /^Napis w kształcie/u })
  for (const words of ['Sala na górze', 'Sala na górze z widokiem na ogród, w której zmieści się sto osób']) {
    fireEvent.change(field, { target: { value: words } })
    await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: words }]), { timeout: 3_000 })
    vi.setSystemTime(Date.now() + 60_000)
  }
  const [box] = await stored()
  expect(box?.kind === 'box' ? [box.width, box.height > 80, box.y + box.height / 2] : null).toEqual([
    160,
    true,
    40,
  ])
  expect(screen.getByRole('textbox', { name: /^Napis w kształcie/u })).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  key(host, 'z', { ctrlKey: true, code: 'KeyZ' })
  await vi.waitFor(async () => expect(await stored()).toEqual(scene.shapes), { timeout: 3_000 })
})

it('stores the words of a page that is left in the middle of them', async () => {
  const scene = { ...emptyScene('diagram'), shapes: [newBox('a', { x: 0, y: 0, width: 160, height: 80 })] }
  openTool(await addDrawing(await database(), { scene, title: 'Stół' }))
  const host = await canvas()
  key(host, '.')
  key(host, 'Enter')
  const field = await screen.findByRole('textbox', { name: /^Napis w kształcie/u })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.change(field, { target: { value: 'Sala' } })
  fireEvent(window, new Event('beforeunload'))
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: 'Sala' }]))
})

it('has the last words of a page that was left before anything could be stored', async () => {
  const scene = { ...emptyScene('diagram'), shapes: [newBox('a', { x: 0, y: 0, width: 160, height: 80 })] }
  const id = await addDrawing(await database(), { scene, title: 'Stół' })
  const before = await kept()
  openTool(id)
  key(await canvas(), '.')
  key(await canvas(), 'Enter')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Napis w kształcie/u }), {
    target: { value: 'Sala' },
  })
  fireEvent(window, new Event('beforeunload'))
  const left = sessionStorage.getItem('left-drawing')
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: 'Sala' }]))
  // What was stored after all isn't kept twice.
  await vi.waitFor(() => expect(sessionStorage.getItem('left-drawing')).toBeNull())
  cleanup()
  if (before === undefined || left === null) throw new Error('Nothing was left.')
  await (await database()).drawings.put(before)
  sessionStorage.setItem('left-drawing', left)
  openTool(id)
  expect(await within(await list()).findByRole('option', { name: /^Sala/u })).toBeDefined()
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: 'Sala' }]))
  expect(sessionStorage.getItem('left-drawing')).toBeNull()
})

it('keeps what was drawn while its text couldn’t be read, once it can', async () => {
  const db = await database()
  openTool()
  await canvas()
  fireEvent.change(await openText(), { target: { value: 'flowchart TD\n  a[Sala]\n' } })
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: 'Sala' }]), { timeout: 5_000 })
  const unread = 'flowchart TD\n  a[Sala]\n  b[Tort\n'
  fireEvent.change(await openText(), { target: { value: unread } })
  await screen.findByText('Wiersz 3')
  const host = await canvas()
  key(host, 'r')
  key(host, 'Enter')
  key(host, 'Enter')
  await write('Muzyka')
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: 'Sala' }, { text: 'Muzyka' }]))
  // Also on a page that was left meanwhile.
  await vi.waitFor(async () => expect((await db.drawings.toArray()).at(-1)).toHaveProperty('unreadOver'))
  cleanup()
  openTool((await kept())?.id)
  const field = await openText()
  expect(field.value).toBe(unread)
  fireEvent.change(field, { target: { value: unread.replace('Tort', 'Tort]') } })
  await vi.waitFor(
    async () =>
      expect((await stored()).map((shape) => ('text' in shape ? shape.text : '')).toSorted()).toEqual([
        'Muzyka',
        'Sala',
        'Tort',
      ]),
    { timeout: 5_000 },
  )
  await vi.waitFor(() => expect(field.value).toMatch(/b\[Tort\]\n[^]*Muzyka/u))
})

it('keeps a text that can’t be read yet, in another panel and on a page that is left', async () => {
  openTool()
  await canvas()
  const unread = 'flowchart TD\n  a[Sala'
  fireEvent.change(await openText(), { target: { value: unread } })
  await screen.findByText('Wiersz 2')
  await userEvent.click(screen.getByRole('tab', { name: 'Styl' }))
  expect((await openText()).value).toBe(unread)
  expect(await screen.findByText('Wiersz 2')).toBeDefined()

  await vi.waitFor(async () => expect(await kept()).toMatchObject({ unreadText: unread }))
  cleanup()
  openTool((await kept())?.id)
  const field = await openText()
  expect(field.value).toBe(unread)
  fireEvent.change(field, { target: { value: `${unread}]` } })
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ text: 'Sala' }]), { timeout: 5_000 })
  await vi.waitFor(async () => expect(await kept()).not.toHaveProperty('unreadText'))
})

const paste = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } })

it('takes pasted words, a text of Mermaid and a drawing of Excalidraw', async () => {
  openTool()
  await canvas()
  paste('Lista gości\r\nAnia i Jan')
  await vi.waitFor(async () =>
    expect(await stored()).toMatchObject([{ form: 'text', text: 'Lista gości\nAnia i Jan' }]),
  )
  paste('flowchart LR\n  a[Sala] --> b{Ogród?}')
  await vi.waitFor(async () =>
    expect((await stored()).slice(1)).toMatchObject([
      { kind: 'box', text: 'Sala' },
      { kind: 'box', form: 'diamond', text: 'Ogród?' },
      { kind: 'connector' },
    ]),
  )
  const shape = { id: 'e', type: 'ellipse', x: 0, y: 0, width: 80, height: 60, angle: 0, isDeleted: false }
  paste(JSON.stringify({ type: 'excalidraw/clipboard', elements: [shape], files: {} }))
  await vi.waitFor(async () => expect((await stored()).at(4)).toMatchObject({ form: 'ellipse', width: 80 }))
})

it('opens a drawing that is dropped onto it', async () => {
  openTool()
  const host = await canvas()
  const file = new File(['flowchart LR\n  a[Sala]'], 'sala.mmd')
  expect(fireEvent.dragOver(host, { dataTransfer: { types: ['Files'], files: [file] } })).toBe(false)
  fireEvent.drop(host, { dataTransfer: { types: ['Files'], files: [file] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'sala' })).toBeDefined()
  expect(await stored()).toMatchObject([{ text: 'Sala' }])
})

it('joins shapes by a search', async () => {
  const scene = emptyScene('diagram')
  const shapes = ['Para młoda', 'Rodzice', 'Świadkowie'].map((text, at) =>
    newBox(`b${at}`, { x: at * 300, y: 0, width: 160, height: 80 }, { text }),
  )
  const id = await addDrawing(await database(), { scene: { ...scene, shapes }, title: 'Stół' })
  openTool(id)
  const rows = within(await list())
  await userEvent.click(rows.getByRole('option', { name: /Para młoda/u }))
  await userEvent.click(await screen.findByRole('button', { name: 'Połącz z…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Połącz „Para młoda” z…' })
  await userEvent.type(within(dialog).getByRole('searchbox'), 'swiad')
  await userEvent.click(within(dialog).getByRole('button', { name: /Świadkowie/u }))
  await vi.waitFor(async () => expect((await stored()).map(({ kind }) => kind)).toContain('connector'))
})

it('tells that an animation becomes a still, and takes it after a yes alone', async () => {
  decodesHeic()
  openTool()
  await canvas()
  await screen.findByRole('button', { name: 'Obraz z pliku' })
  const chooser = document.querySelector<HTMLInputElement>(`input[accept="${PICTURE_ACCEPT}"]`)
  if (chooser === null) throw new Error('there is a chooser of pictures')
  const putDance = async () => {
    await userEvent.upload(chooser, fileOf('taniec.gif', MOVING_GIF, 'image/gif'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Animacja stanie się zdjęciem' })
    expect(dialog.textContent).toContain('taniec.gif')
    return dialog
  }
  await userEvent.click(within(await putDance()).getByRole('button', { name: 'Nie dodawaj' }))
  await putDance()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(await putDance()).getByRole('button', { name: 'Dodaj jako zdjęcie' }))
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ kind: 'picture', text: 'taniec' }]))
  expect(await (await database()).drawingPictures.count()).toBe(1)
})

it('is deleted and brought back', async () => {
  const scene = { ...emptyScene('flow'), shapes: [newBox('a', { x: 0, y: 0, width: 80, height: 40 })] }
  openTool(await addDrawing(await database(), { scene, title: 'Próba' }), 'flow')
  await canvas()
  screen.getByRole('button', { name: 'Więcej' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }))
  expect(await screen.findByText('Tego rysunku nie ma już na urządzeniu')).toBeDefined()
  const toasts = within(screen.getByRole('region', { name: /Powiadomienia/u }))
  await userEvent.click(await toasts.findByRole('button', { name: 'Cofnij' }))
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
})

const A_FLOW = {
  ...emptyScene('flow'),
  shapes: [
    newBox('a', { x: 0, y: 0, width: 80, height: 40 }, { role: 'start', text: 'Imię' }),
    newBox('b', { x: 0, y: 80, width: 80, height: 40 }, { role: 'wait', text: 'Jutro' }),
    newBox('c', { x: 0, y: 160, width: 80, height: 40 }, { role: 'end', text: 'Życzenia' }),
    newConnector('ab', { shape: 'a', side: null }, { shape: 'b', side: null }),
    newConnector('bc', { shape: 'b', side: null }, { shape: 'c', side: null }),
  ],
}

it('becomes a template for who makes templates; what does not fit is told before', async () => {
  const db = await database()
  const id = await addDrawing(db, { scene: A_FLOW, title: 'Kartka' })
  const { router } = openTool(id, 'flow', fixedSession(signedIn({ roles: ['admin'], role: 'admin' })))
  await userEvent.click(await screen.findByRole('tab', { name: 'Przebieg' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zrób z tego szablon' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nie wszystko zmieści się w szablonie' })
  expect(within(dialog).getByRole('listitem').textContent).toContain('Jutro')
  expect(await db.templateDrafts.count()).toBe(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zrób szablon bez tego' }))
  await vi.waitFor(() => expect(router.latestLocation.pathname).toBe('/admin/template-builder'))
  const [made] = await db.templateDrafts.toArray()
  expect(made?.title).toBe('Kartka')
  expect(router.latestLocation.search).toEqual({ id: made?.id })
})

it('offers no template to whoever makes none', async () => {
  openTool(await addDrawing(await database(), { scene: A_FLOW, title: null }), 'flow')
  await userEvent.click(await screen.findByRole('tab', { name: 'Przebieg' }))
  expect(await screen.findByRole('heading', { name: 'Sprawdzenie' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Zrób z tego szablon' })).toBeNull()
})

it('says that a drawing is not here, and begins a new one', async () => {
  openTool('nie-ma-takiego')
  expect(await screen.findByRole('heading', { name: 'Nie ma tu takiego rysunku' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Narysuj nowy' }))
  expect(await canvas()).toBeDefined()
})

it('turns what is chosen by keys and by its field, tells it in the list, and leaves frames upright', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  openTool()
  const host = await canvas()
  key(host, 'r')
  key(host, 'Enter')
  // Alt writes another sign with the key on some layouts.
  key(host, '“', { altKey: true, code: 'BracketRight' })
  key(host, ']', { altKey: true, code: 'BracketRight' })
  key(host, '{', { altKey: true, shiftKey: true, code: 'BracketLeft' })
  const rows = within(await list())
  await rows.findByText('Prostokąt, obrót 29°')
  await screen.findByText('Obrót: 29°')
  key(host, 'z', { ctrlKey: true, code: 'KeyZ' })
  await vi.waitFor(() => expect(rows.queryByText(/obrót/u)).toBeNull())
  await userEvent.click(screen.getByRole('tab', { name: 'Styl' }))
  const field = await screen.findByRole('textbox', { name: 'Obrót' })
  await userEvent.type(field, '-90{Enter}')
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ rotation: 270 }]))
  expect(field).toHaveProperty('value', '270°')
  await userEvent.type(field, 'prosto{Enter}')
  await screen.findByText('Podaj stopnie, na przykład 90')
  await userEvent.type(field, '{ArrowUp}')
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ rotation: 271 }]))
  await userEvent.click(screen.getByRole('button', { name: 'Obróć w lewo o 15°' }))
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ rotation: 256 }]))
  key(host, 'f')
  key(host, 'Enter')
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Obrót' })).toBeNull())
  key(host, ']', { altKey: true, code: 'BracketRight' })
  await screen.findByText('Ramek, torów, linii i tego, co zablokowane, nie da się obrócić')
})
