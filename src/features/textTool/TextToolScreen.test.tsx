import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { database } from '#offline/openDatabase.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { addText } from '#offline/texts/keepText.ts'
import { learnWord, readOwnWords } from '#offline/texts/ownWords.ts'
import { keepVersion } from '#offline/texts/textVersions.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { TextToolScreen } from './TextToolScreen.tsx'

/** No dictionary is there to be fetched: what is written is kept all the same. */
class SilentWorker extends EventTarget {
  postMessage = () => undefined
  terminate = () => undefined
}

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal('Worker', SilentWorker)
  await currentOwner(await database())
})
afterEach(async () => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
  const db = await database()
  await Promise.all([db.texts.clear(), db.textVersions.clear(), db.ownWords.clear()])
})

function Tool({ first }: { readonly first: string | undefined }) {
  const [id, setId] = useState(first)
  return (
    <>
      <TextToolScreen
        id={id}
        onOpen={setId}
        renderToGift={({ words, isOpen }) => (isOpen ? <p>Do prezentu: {words}</p> : null)}
      />
      <ToastHost />
    </>
  )
}

const openTool = (first?: string) => renderScreen(<Tool first={first} />)
const field = () => screen.findByRole('textbox', { name: 'Tekst' })
const storedTexts = async () => (await (await database()).texts.toArray()).map(({ text }) => text)

it('keeps what is written by itself, under its first line', async () => {
  openTool()
  await userEvent.type(await field(), 'Kochana Babciu')
  await screen.findByText('Zapisane na tym urządzeniu')
  expect(screen.getByRole('heading', { name: 'Kochana Babciu' })).toBeDefined()
  expect(await storedTexts()).toEqual(['Kochana Babciu'])
})

it('shows what has changed since a version, and goes back to it', async () => {
  const db = await database()
  const id = await addText(db, { text: 'Ala ma kota.', title: null })
  await keepVersion(db, { textId: id, text: 'Ola ma kota.', reason: 'saved' })
  openTool(id)
  await field()
  await userEvent.click(screen.getByRole('button', { name: 'Wersje' }))
  const dialog = await screen.findByRole('dialog', { name: 'Wersje tekstu' })
  const difference = await within(dialog).findByRole('region', { name: 'Co zmieniło się od tej wersji' })
  expect(within(difference).getByText('Ola').tagName).toBe('DEL')
  expect(within(difference).getByText('Ala').tagName).toBe('INS')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Przywróć' }))
  await vi.waitFor(async () => expect(await storedTexts()).toEqual(['Ola ma kota.']))
  await vi.waitFor(async () => expect(await field()).toHaveProperty('value', 'Ola ma kota.'))
})

it('says that a text has become too long where its writer sees it, far below the top', async () => {
  openTool(await addText(await database(), { text: 'Ala', title: null }))
  const area = await field()
  fireEvent.input(area, { target: { value: 'a'.repeat(MOST_TEXT_CHARACTERS + 1) } })
  const toasts = within(await screen.findByRole('region', { name: /Powiadomienia/u }))
  expect(await toasts.findByText('Tekst jest za długi, żeby go zapisać')).toBeDefined()
  expect(await storedTexts()).toEqual(['Ala'])
})

it('deletes a text and brings it back', async () => {
  const id = await addText(await database(), { text: 'Do usunięcia', title: null })
  openTool(id)
  await field()
  screen.getByRole('button', { name: 'Więcej' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }))
  expect(await screen.findByText('Tego tekstu nie ma już na urządzeniu')).toBeDefined()
  expect(await storedTexts()).toEqual([])
  const toasts = within(screen.getByRole('region', { name: /Powiadomienia/u }))
  await userEvent.click(await toasts.findByRole('button', { name: 'Cofnij' }))
  await vi.waitFor(async () => expect(await storedTexts()).toEqual(['Do usunięcia']))
})

it('says that a text is not here, and begins a new one', async () => {
  openTool('nie-ma-takiego')
  expect(await screen.findByRole('heading', { name: 'Nie ma tu takiego tekstu' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Napisz nowy' }))
  expect(await field()).toHaveProperty('value', '')
})

it('takes a word off the own dictionary, and puts it back', async () => {
  const db = await database()
  await learnWord(db, 'ćwirek')
  await learnWord(db, 'żabuś')
  openTool(await addText(db, { text: 'Ala ma kota.', title: null }))
  await field()
  await userEvent.click(await screen.findByRole('button', { name: /^Korekta/u }))
  await userEvent.click(await screen.findByText('Twój słownik (2)'))
  await userEvent.click(screen.getByRole('button', { name: 'Usuń ze słownika: ćwirek' }))
  await vi.waitFor(async () => expect(await readOwnWords(db)).toEqual(['żabuś']))
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Usuń ze słownika: żabuś' })).toBe(document.activeElement),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await vi.waitFor(async () => expect(await readOwnWords(db)).toEqual(['ćwirek', 'żabuś']))
})

it('takes its words to a gift', async () => {
  openTool(await addText(await database(), { text: 'Kochana Babciu, zdrowia!', title: null }))
  await field()
  screen.getByRole('button', { name: 'Więcej' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Na kartkę' }))
  expect(await screen.findByText('Do prezentu: Kochana Babciu, zdrowia!')).toBeDefined()
})
