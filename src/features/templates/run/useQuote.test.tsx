import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { useQuote } from './useQuote.ts'

const QUOTE = 'POST /api/v1/templates/kartka/quote'
const TEMPLATE = { slug: 'kartka', price: { least: 2, most: 20 } }
const bodySchema = z.object({ values: z.object({ imie: z.string() }) })

let stopWatching: () => void = () => undefined
afterEach(() => {
  stopWatching()
  cleanup()
})

function Priced({ isSound }: { readonly isSound: (imie: string) => boolean }) {
  const [values, setValues] = useState({ imie: '' })
  const isNowSound = isSound(values.imie)
  const { price: quote, isOfForm } = useQuote({
    template: TEMPLATE,
    isOffline: false,
    isSound: isNowSound,
    values,
    language: 'pl',
    device: 'phone',
  })
  return (
    <>
      <input aria-label="Imię" onChange={({ target }) => setValues({ imie: target.value })} />
      <output>{`${quote.least}–${quote.most}`}</output>
      <p>{isOfForm ? 'tego formularza' : 'jeszcze nie'}</p>
    </>
  )
}

/** Each letter costs one credit more. */
function open(isSound: (imie: string) => boolean = () => true) {
  const seen: string[] = []
  const account = answeringApi({
    [QUOTE]: ({ body }) => {
      const { length } = z.parse(bodySchema, body).values.imie
      return Response.json({ least: length + 1, most: length + 1 })
    },
  })
  const note = () => {
    const text = screen.getByRole('status').textContent
    if (seen.at(-1) !== text) seen.push(text)
  }
  renderScreen(<Priced isSound={isSound} />, { productApi: () => Promise.resolve(account.api) })
  const watching = new MutationObserver(note)
  watching.observe(document.body, { subtree: true, childList: true, characterData: true })
  stopWatching = () => watching.disconnect()
  return { account, seen }
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const price = () => screen.getByRole('status').textContent

it('goes from one price to the next, without the range between them, and asks once a writer pauses', async () => {
  const { account, seen } = open()
  await waitFor(() => expect(price()).toBe('1–1'))
  const before = account.callsOf(QUOTE).length
  // One letter after the other, without a pause.
  for (const value of ['Z', 'Zo', 'Zof', 'Zofi', 'Zofia']) type(value)
  await waitFor(() => expect(price()).toBe('6–6'))
  expect(account.callsOf(QUOTE)).toHaveLength(before + 1)
  expect(seen).toEqual(['1–1', '6–6'])
})

it('is told as the form’s only once it is the answer for what stands in it', async () => {
  open((imie) => imie !== '')
  // No valid form is filled: any filling may cost this.
  expect(price()).toBe('2–20')
  expect(screen.getByText('jeszcze nie')).toBeDefined()
  type('Ola')
  expect(await screen.findByText('tego formularza')).toBeDefined()
  expect(price()).toBe('4–4')
  type('Olaf')
  expect(screen.getByText('jeszcze nie')).toBeDefined()
  expect(await screen.findByText('tego formularza')).toBeDefined()
  expect(price()).toBe('5–5')
})

it('stays the last one while something doesn’t stand yet', async () => {
  const { account } = open((imie) => !imie.endsWith('!'))
  await waitFor(() => expect(price()).toBe('1–1'))
  type('O!')
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  expect(price()).toBe('1–1')
  expect(account.callsOf(QUOTE)).toHaveLength(1)
})
