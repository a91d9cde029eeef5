import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import { database } from '#offline/openDatabase.ts'
import { keepPlace } from '#offline/reading/readingPlaces.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { exampleArticle } from '../testing/exampleArticle.ts'
import { ArticleScreen } from './ArticleScreen.tsx'

const saying =
  (said: unknown, keptSince: string | null = null): PublicReads =>
  () =>
    Promise.resolve({ said, keptSince })

function open(publicReads: PublicReads) {
  renderScreen(
    <>
      <ArticleScreen kind="tutorials" slug="pierwsza-kartka" onLoaded={() => undefined} />
      <ToastHost />
    </>,
    { publicReads, address: '/tutoriale/pierwsza-kartka' },
  )
}

const findToast = (words: string) =>
  within(screen.getByRole('region', { name: /Powiadomienia/ })).findByText(words)

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
})

it('shows the text with its parts, and what stands around it', async () => {
  open(saying(exampleArticle()))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Pierwsza kartka')
  const outline = screen.getByRole('navigation', { name: 'Spis treści' })
  const links = within(outline).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#krok-1', '#krok-2', '#krok-3'])
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)?.textContent).toBe(link.textContent)
  }
  expect(
    within(screen.getAllByRole('article')[0] ?? document.body).getByText('4 minuty czytania'),
  ).toBeDefined()
  expect(screen.getByRole('note').textContent).toBe('WskazówkaRada.')
  expect(screen.getByRole('figure').textContent).toBe('Podpis')
  expect(screen.getByRole('link', { name: 'linkiem' })).toHaveProperty('pathname', '/sklep')
  expect(screen.getByRole('link', { name: /Następny.*Druga kartka/ })).toHaveProperty(
    'pathname',
    '/tutoriale/druga',
  )
  expect(screen.getByRole('link', { name: 'Inna rzecz' })).toHaveProperty('pathname', '/tutoriale/inna')
})

it('copies the address where a device has no sheet for sharing', async () => {
  const user = userEvent.setup()
  open(saying(exampleArticle()))
  await user.click(await screen.findByRole('button', { name: 'Udostępnij' }))
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname)
  expect(await findToast('Link skopiowany')).toBeDefined()
})

it('copies a block of code', async () => {
  const user = userEvent.setup()
  open(saying(exampleArticle()))
  await user.click(await screen.findByRole('button', { name: 'Kopiuj' }))
  expect(await navigator.clipboard.readText()).toBe('kot w kapeluszu')
  expect(await findToast('Skopiowane')).toBeDefined()
})

const picture = (n: number, alt: string, caption: string) =>
  ({ tag: 'img', src: `/media/content/a/${n}.jpg`, width: 640, height: 480, alt, caption }) as const

it('opens its pictures as large as the screen allows, turns and zooms them, and gives the focus back', async () => {
  const user = userEvent.setup()
  const linked = { tag: 'a', href: '/sklep', children: [picture(3, 'Do sklepu', '')] } as const
  open(
    saying(
      exampleArticle({ body: [picture(1, 'Kartka', 'Podpis'), linked, picture(2, 'Kubek', 'Inny podpis')] }),
    ),
  )
  // A link to another site isn’t opened.
  expect(await screen.findByRole('link', { name: 'Do sklepu' })).toHaveProperty('pathname', '/sklep')
  const opener = screen.getByRole('link', { name: 'Kartka' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Obrazki w tym tekście' }))
  expect(dialog.getByRole('img', { name: 'Kartka' })).toBeDefined()
  expect(dialog.getByText('Podpis')).toBeDefined()
  expect(dialog.getByText('1 / 2')).toBeDefined()

  const smaller = dialog.getByRole('button', { name: 'Pomniejsz' })
  expect(smaller).toHaveProperty('disabled', true)
  await user.keyboard('+')
  expect(smaller).toHaveProperty('disabled', false)
  await user.keyboard('-{ArrowRight}')
  expect(dialog.getByRole('img', { name: 'Kubek' })).toBeDefined()
  expect(dialog.getByText('Inny podpis')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Następne zdjęcie' })).toHaveProperty('disabled', true)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('says when a text is in another language than the page', async () => {
  open(saying(exampleArticle({ language: 'en', title: 'First card' })))
  expect((await screen.findByText('First card', { selector: 'h1 span' })).getAttribute('lang')).toBe('en')
  expect(screen.getByText('Ten tekst jest na razie tylko po angielsku')).toBeDefined()
})

it('leads back to where somebody was, and says the age of a copy', async () => {
  await keepPlace(await database(), '/tutoriale/pierwsza-kartka', 'krok-2')
  open(saying(exampleArticle(), '2026-11-20T12:40:00.000Z'))
  await screen.findByRole('heading', { level: 1 })
  // A press shows that the screen is in use: deferred parts load now.
  fireEvent.pointerDown(document.body)
  expect((await screen.findByRole('link', { name: 'Czytaj dalej' })).getAttribute('href')).toBe('#krok-2')
  expect(screen.getByText('ostatnio czytane')).toBeDefined()
  expect(screen.getByText(/sprawdzamy zmiany/)).toBeDefined()
})

it.each([
  ['NOT_FOUND', 404, 'Nie ma takiego tekstu', 'Zobacz wszystkie'],
  ['NETWORK_ERROR', null, 'Nie udało się wczytać tekstu', 'Zobacz inne teksty'],
] as const)('%s is told, with a way on', async (code, status, title, link) => {
  open(() => Promise.reject(new ApiError(code, { code, status })))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: link })).toHaveProperty('pathname', '/tutoriale')
})
