import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderUi } from '#ui/testing/renderUi.tsx'
import type { ToWorker } from './checking/questions.ts'
import { serveQuestions } from './checking/serveQuestions.ts'
import { createTextDocument } from './document/textDocument.ts'
import { TextEditor } from './TextEditor.tsx'

const WORDS = new Uint8Array(readFileSync('src/domain/text/spelling/polishWords.bin'))
let hasDictionary = true
let isNarrow = false

/** Does the worker's work in the test's own thread, one message after the other. */
class WorkerHere extends EventTarget {
  readonly #serve = serveQuestions(
    () => (hasDictionary ? Promise.resolve(WORDS) : Promise.reject(new Error('no network'))),
    (data) => void setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data }))),
  )
  postMessage(message: ToWorker): void {
    setTimeout(() => this.#serve(message))
  }
  terminate(): void {
    // It ends with the test.
  }
}

beforeEach(() => {
  hasDictionary = true
  isNarrow = false
  vi.stubGlobal('Worker', WorkerHere)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isNarrow, media: query }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(text: string) {
  const written = createTextDocument(text, { from: 0, to: 0 })
  function Writing() {
    const [own, setOwn] = useState<readonly string[]>([])
    return (
      <TextEditor
        document={written}
        ownWords={own}
        onLearn={(word) => setOwn((words) => [...words, word])}
        onForget={(word) => setOwn((words) => words.filter((one) => one !== word))}
        renderRework={null}
      />
    )
  }
  renderUi(<Writing />)
  return { written, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' }) }
}

/** Presses what the open mark offers, once the keys are there. */
const pressOffered = async (kind: string, name: string) => {
  const words = await screen.findByRole('group', { name: `Uwaga: ${kind}` })
  const button = await within(words).findByRole('button', { name })
  await waitFor(() => expect(words.contains(document.activeElement)).toBe(true))
  fireEvent.click(button)
}

const listOf = (kind: string) => screen.findByRole('group', { name: kind })

it('lists marks by their kind, and each leads to its place', async () => {
  const { field } = open('Mam ktury kwiat.')
  const list = await listOf('Pisownia')
  fireEvent.click(within(list).getByRole('button', { name: /ktury/ }))
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 9])
  within(await screen.findByRole('group', { name: 'Uwaga: Pisownia' })).getByText(/„ktury”/)
})

it('goes to a mark, opens it and takes a proposal by keys, and takes that back', async () => {
  const { written, field } = open('Mam ktury kwiat.')
  await listOf('Pisownia')
  field.focus()
  fireEvent.keyDown(field, { key: 'F8' })
  expect(written.getSnapshot().selection).toEqual({ from: 4, to: 9 })
  fireEvent.keyDown(field, { key: 'Enter', altKey: true })
  const proposals = await screen.findByRole('group', { name: 'Propozycje' })
  const proposal = within(proposals).getByRole('button', { name: 'który' })
  await waitFor(() => expect(document.activeElement).toBe(within(proposals).getAllByRole('button')[0]))
  fireEvent.click(proposal)
  expect(written.getSnapshot().text).toBe('Mam który kwiat.')
  expect(field.value).toBe('Mam który kwiat.')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true })
  expect(field.value).toBe('Mam ktury kwiat.')
})

it('comes to the next mark after each that was decided by keys, until there is none', async () => {
  const { written, field } = open('Mam kwait , a ty\nmasz xqzyt i kwait.')
  await listOf('Pisownia')
  field.focus()
  fireEvent.keyDown(field, { key: 'F8' })
  fireEvent.keyDown(field, { key: 'Enter', altKey: true })
  await pressOffered('Pisownia', 'kwiat')
  expect(written.getSnapshot().selection).toEqual({ from: 9, to: 9 })
  await pressOffered('Znaki i odstępy', ',')
  await pressOffered('Pisownia', 'Pomiń')
  await pressOffered('Pisownia', 'kwiat')
  expect(field.value).toBe('Mam kwiat, a ty\nmasz xqzyt i kwiat.')
  expect(screen.queryByRole('group', { name: /^Uwaga/ })).toBeNull()
  expect(document.activeElement).toBe(field)
  // Words beside it have changed since it was passed over.
  await screen.findByText('Bez uwag')
})

it('goes nowhere after a mark that the caret has come to', async () => {
  const { field } = open('Mam ktury kwiat i ktury.')
  await listOf('Pisownia')
  field.setSelectionRange(6, 6)
  fireEvent.click(field)
  fireEvent.click(await screen.findByRole('button', { name: 'który' }))
  expect(screen.queryByRole('group', { name: /^Uwaga/ })).toBeNull()
})

it('walks through the proposals by arrows, and Escape leads back to the text', async () => {
  const { field } = open('Mam ktury kwiat.')
  await listOf('Pisownia')
  fireEvent.keyDown(field, { key: 'F8' })
  fireEvent.keyDown(field, { key: 'Enter', altKey: true })
  const proposals = await screen.findByRole('group', { name: 'Propozycje' })
  const [first, second] = within(proposals).getAllByRole('button')
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.keyDown(first ?? proposals, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second ?? proposals, { key: 'Escape' })
  expect(screen.queryByRole('group', { name: /^Uwaga/ })).toBeNull()
  expect(document.activeElement).toBe(field)
})

it.each(['Pomiń', 'Dodaj do słownika'])('shows a mark no more after „%s”', async (press) => {
  open('Mam ktury kwiat.')
  const list = await listOf('Pisownia')
  fireEvent.click(within(list).getByRole('button', { name: /ktury/ }))
  fireEvent.click(await screen.findByRole('button', { name: press }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Pisownia' })).toBeNull())
})

it('checks by the rules that need no dictionary where it can’t be fetched, and fetches it again', async () => {
  hasDictionary = false
  open('Mam ktury kwiat , a ty nie.')
  await screen.findByText('Nie udało się pobrać słownika')
  await listOf('Znaki i odstępy')
  expect(screen.queryByRole('group', { name: 'Pisownia' })).toBeNull()
  hasDictionary = true
  fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await listOf('Pisownia')
})

it('tells what a typed text has, and what a press changes', async () => {
  const { written, field } = open('')
  fireEvent.change(field, { target: { value: 'Tort za 5zł... i "sok".' } })
  fireEvent.click(screen.getByRole('tab', { name: 'Zmień' }))
  fireEvent.click(await screen.findByRole('button', { name: /Popraw typografię \(\d+ miejsc/ }))
  await waitFor(() => expect(written.getSnapshot().text).toBe('Tort za 5\u00a0zł… i\u00a0„sok”.'))
  fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }))
  expect(field.value).toBe('Tort za 5zł... i "sok".')
})

it('finds and replaces', async () => {
  const { written } = open('kot i kot')
  fireEvent.click(screen.getByRole('tab', { name: 'Zmień' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Znajdź' }), { target: { value: 'kot' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Zamień na' }), { target: { value: 'pies' } })
  await screen.findByText('Znaleziono 2 miejsca')
  fireEvent.click(screen.getByRole('button', { name: 'Zamień wszystkie' }))
  expect(written.getSnapshot().text).toBe('pies i pies')
})

it('puts a form of a name where the caret stands', async () => {
  const { written } = open('Dla ')
  act(() => written.select({ from: 4, to: 4 }))
  fireEvent.click(screen.getByRole('tab', { name: 'Imiona' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Imię w mianowniku' }), { target: { value: 'Zofia' } })
  screen.getByText('Imię żeńskie')
  fireEvent.click(screen.getByRole('button', { name: /Dopełniacz/ }))
  expect(written.getSnapshot().text).toBe('Dla Zofii')
})

it('has its panels as sheets on a phone, which go before they lead to a place', async () => {
  isNarrow = true
  const { field } = open('Mam ktury kwiat.')
  fireEvent.click(await screen.findByRole('button', { name: 'Korekta (1)' }))
  const sheet = await screen.findByRole('dialog', { name: 'Korekta' })
  fireEvent.click(within(sheet).getByRole('button', { name: /ktury/ }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.queryByRole('dialog', { name: 'Korekta' })).toBeNull()
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 9])
})
