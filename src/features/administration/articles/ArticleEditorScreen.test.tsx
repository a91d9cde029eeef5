import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { EditorArticle } from '#domain/content/editor.ts'
import { plainWords } from '#domain/content/richText.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { ArticleEditorScreen } from './ArticleEditorScreen.tsx'

const AT = '/api/v1/admin/content/pl/news/nowe'
const PREVIEW = 'POST /api/v1/admin/content/preview'

const SAVED: EditorArticle = {
  language: 'pl',
  kind: 'news',
  slug: 'nowe',
  title: 'Nowe',
  isShown: false,
  isEmbedded: false,
  hasDraft: true,
  plannedFor: null,
  updatedAt: '2026-11-20T12:40:00.000Z',
  source: 'Zapisane słowa',
  revision: 3,
}

const previewed = (words: string) => ({
  kind: 'news',
  slug: 'nowe',
  language: 'pl',
  title: 'Nowe',
  summary: 'O tym.',
  publishedOn: '2026-11-20',
  changedOn: '2026-11-20',
  minutes: 1,
  audience: null,
  tags: [],
  series: null,
  cover: null,
  author: '',
  outline: [],
  previous: null,
  next: null,
  related: [],
  body: [{ tag: 'p', children: [words] }],
})

function open(article: EditorArticle = SAVED) {
  const account = answeringApi({
    [`GET ${AT}`]: () => Response.json(article),
    [PREVIEW]: () => Response.json({ article: previewed('Podgląd słów'), problem: null }),
  })
  const place = { language: 'pl', kind: 'news', slug: 'nowe' }
  renderScreen(<ArticleEditorScreen place={place} renderText={(text) => <p>{plainWords(text)}</p>} />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

const words = () => screen.findByRole('textbox', { name: 'Nagłówek i treść' })

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('shows what is typed as its readers would see it, and why it can’t be published yet', async () => {
  const user = userEvent.setup()
  const account = open()
  expect(await screen.findByText('Podgląd słów')).toBeDefined()
  account.answer(PREVIEW, () =>
    Response.json({ article: null, problem: { code: 'UNREADABLE', text: 'no title' } }),
  )
  await user.type(await words(), '!')
  expect(await screen.findByText('no title', {}, { timeout: 5_000 })).toBeDefined()
  expect(account.callsOf(PREVIEW).at(-1)?.body).toMatchObject({ source: 'Zapisane słowa!', slug: 'nowe' })
})

it('names the rules that a text speaks of though there are none, and those that there are', async () => {
  const user = userEvent.setup()
  const account = open()
  account.answer(PREVIEW, () =>
    Response.json({ article: null, problem: { code: 'UNKNOWN_RULES', names: ['rule:free-from'] } }),
  )
  await user.type(await words(), '!')
  const told = await screen.findByText(
    /zasady sklepu, których nie ma: \{rule:free-from\}/,
    {},
    { timeout: 5_000 },
  )
  expect(told.parentElement?.textContent).toContain('{rule:free-shipping-from}')
})

it('saves over the revision that was seen, and says when another has been saved meanwhile', async () => {
  const user = userEvent.setup()
  const account = open()
  account.answer(`PUT ${AT}`, () => refusedWith('ARTICLE_CHANGED'))
  await user.type(await words(), ' moje')
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }))
  expect(await screen.findByText('Ktoś inny zapisał ten tekst w międzyczasie')).toBeDefined()
  expect(account.callsOf(`PUT ${AT}`)[0]?.body).toEqual({ revision: 3, source: 'Zapisane słowa moje' })
  expect(await words()).toHaveProperty('value', 'Zapisane słowa moje')
})

it('publishes what is saved, at once or at a moment', async () => {
  const user = userEvent.setup()
  const account = open()
  const planned = { ...SAVED, plannedFor: '2026-12-01T08:00:00.000Z' }
  account.answer(`POST ${AT}/publish`, () => Response.json(planned))
  await words()
  await user.click(screen.getByRole('button', { name: 'Opublikuj' }))
  await user.click(await screen.findByRole('radio', { name: 'W wybranej chwili' }))
  await user.type(screen.getByLabelText('Dzień i godzina'), '2026-12-01T09:00')
  await user.click(screen.getByRole('button', { name: 'Zaplanuj' }))
  await waitFor(() => expect(account.callsOf(`POST ${AT}/publish`)).toHaveLength(1))
  expect(account.callsOf(`POST ${AT}/publish`)[0]?.body).toEqual({
    revision: 3,
    from: new Date('2026-12-01T09:00').toISOString(),
  })
  expect(await screen.findByRole('button', { name: 'Odwołaj publikację' })).toBeDefined()
})

it('begins with a head to be filled in where there is nothing yet', async () => {
  const account = open()
  account.answer(`GET ${AT}`, () => refusedWith('NOT_FOUND'))
  cleanup()
  const place = { language: 'pl', kind: 'news', slug: 'nowe' }
  renderScreen(<ArticleEditorScreen place={place} renderText={() => null} />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
  expect(await words()).toHaveProperty('value', expect.stringMatching(/^---\ntitle: \n/u))
  expect(screen.getByRole('button', { name: 'Opublikuj' })).toHaveProperty('disabled', true)
})
