import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answeringApi, refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { EMPTY_ISSUE, type Issue, type NewsletterOverview } from '#domain/newsletter/issue.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { IssueScreen } from './IssueScreen.tsx'

const ALL = 'GET /api/v1/admin/newsletter'
const ISSUE = 'GET /api/v1/admin/newsletter/i-1'
const SAVE = 'PUT /api/v1/admin/newsletter/i-1'
const TEST = 'POST /api/v1/admin/newsletter/i-1/test'
const SEND = 'POST /api/v1/admin/newsletter/i-1/send'
const STOP = 'POST /api/v1/admin/newsletter/i-1/stop'

const NO_PROGRESS = { recipients: 0, sent: 0, waiting: 0, failed: 0, left: 0 }
const DRAFT: Issue = {
  id: 'i-1',
  version: 3,
  status: 'draft',
  progress: NO_PROGRESS,
  content: {
    ...EMPTY_ISSUE,
    pl: {
      subject: 'Na Mikołajki',
      preheader: 'I nie tylko',
      body: '# Cześć\n\nMamy [kartki](/sklep/kartki) <b>i</b> kubki.\n\n[[Do sklepu]](/sklep)',
    },
  },
  updatedAt: '2026-11-20T12:40:00.000Z',
  startedAt: null,
  finishedAt: null,
}
const OVERVIEW: NewsletterOverview = {
  issues: [],
  audience: { pl: 40, en: 2 },
  perMinute: 60,
  sendsLetters: true,
  pictureOrigins: [],
}
const SENDING: Issue = {
  ...DRAFT,
  status: 'sending',
  progress: { recipients: 40, sent: 10, waiting: 27, failed: 1, left: 2 },
  startedAt: '2026-11-20T12:50:00.000Z',
}

function open(issue: Issue = DRAFT) {
  const account = answeringApi({
    [ALL]: () => Response.json(OVERVIEW),
    [ISSUE]: () => Response.json(issue),
  })
  renderScreen(<IssueScreen id="i-1" onGone={() => undefined} />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const subject = () => screen.findByRole('textbox', { name: 'Temat' })

async function previewed(): Promise<HTMLElement> {
  const frame = await screen.findByTitle('Podgląd e-maila')
  if (!(frame instanceof HTMLIFrameElement) || frame.contentDocument === null) throw new Error('no preview')
  return frame.contentDocument.body
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

it('shows the letter as it is typed, in a page without scripts', async () => {
  open()
  const body = await previewed()
  const letter = within(body)
  expect(letter.getByRole('link', { name: 'Do sklepu' }).getAttribute('href')).toBe(
    `${location.origin}/sklep`,
  )
  // Typed markup stays text.
  expect(body.querySelector('b')).toBeNull()
  expect(body.textContent).toContain('<b>i')
  expect(letter.getByRole('heading', { name: 'Cześć' }).style.fontSize).toBe('20px')
  expect(screen.getByTitle('Podgląd e-maila').getAttribute('sandbox')).toBe('allow-same-origin')
  await userEvent.type(screen.getByRole('textbox', { name: 'Treść' }), '!!')
  await waitFor(() => expect(letter.getByText(/Do sklepu.*!!/)).toBeDefined())
})

it('says before anything is sent who would get nothing, and what is wrong with an address', async () => {
  open()
  expect(await screen.findByText('English: nic nie napisano')).toBeDefined()
  expect(screen.getByText(/Bez tego pominiemy 2 osoby czytające w tym języku/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Treść' }), '[[[[a](https://example.pl)')
  expect(await screen.findByText(/Brakuje tematu/)).toBeDefined()
})

it('saves what was typed before it sends a test, and sends to as many as it asked about', async () => {
  const account = open()
  const saved = {
    ...DRAFT,
    version: 4,
    content: { ...DRAFT.content, pl: { ...DRAFT.content.pl, subject: 'Nowy' } },
  }
  await userEvent.clear(await subject())
  await userEvent.type(await subject(), 'Nowy')
  account.answer(SAVE, () => {
    account.answer(ISSUE, () => Response.json(saved))
    return Response.json(saved)
  })
  account.answer(TEST, () => Response.json({ status: 'accepted' }, { status: 202 }))
  await press('Wyślij próbny do mnie')
  await waitFor(() => expect(account.callsOf(TEST)).toMatchObject([{ body: { version: 4, language: 'pl' } }]))
  expect(account.callsOf(SAVE)).toMatchObject([
    { body: { version: 3, content: { pl: { subject: 'Nowy' } } } },
  ])

  await press('Wyślij do 40 osób')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Nic nie dostanie 2 osoby/)).toBeDefined()
  account.answer(SEND, () => {
    account.answer(ISSUE, () => Response.json(SENDING))
    return Response.json(SENDING)
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij do 40 osób' }))
  await waitFor(() =>
    expect(account.callsOf(SEND)).toMatchObject([{ body: { version: 4, languages: ['pl'] } }]),
  )
  const stop = await screen.findByRole('button', { name: 'Zatrzymaj wysyłkę' })
  // The focus is at the progress of the letters.
  await waitFor(() => expect(document.activeElement?.contains(stop)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

it('loses nothing to a lost network or to another administrator', async () => {
  const account = open()
  await userEvent.type(await subject(), '!')
  account.answer(SAVE, withoutNetwork)
  await press('Zapisz szkic')
  expect(await screen.findByText('Brak połączenia z serwisem')).toBeDefined()
  account.answer(SAVE, () => refusedWith('ISSUE_CHANGED'))
  const theirs = { ...DRAFT.content.pl, preheader: 'Ich zajawka' }
  account.answer(ISSUE, () =>
    Response.json({ ...DRAFT, version: 4, content: { ...DRAFT.content, pl: theirs } }),
  )
  await press('Zapisz szkic')
  expect(await screen.findByText('Ktoś inny zmienił to wydanie w międzyczasie')).toBeDefined()
  expect(await screen.findByDisplayValue('Ich zajawka')).toBeDefined()
  expect(await screen.findByDisplayValue('Na Mikołajki!')).toBeDefined()
})

it('tells how far letters have come, and stops them', async () => {
  const account = open(SENDING)
  const bar = await screen.findByRole('progressbar', { name: 'Postęp wysyłki' })
  expect(bar).toMatchObject({ value: 32.5 })
  for (const [name, count] of [
    ['Wysłane', '10'],
    ['Czekają', '27'],
    ['Nie dotrą', '1'],
    ['Wypisani', '2'],
  ]) {
    expect(screen.getByText(name ?? '', { selector: 'dt' }).nextElementSibling?.textContent).toBe(count)
  }
  const stopped: Issue = { ...SENDING, status: 'stopped' }
  account.answer(STOP, () => {
    account.answer(ISSUE, () => Response.json(stopped))
    return Response.json(stopped)
  })
  await press('Zatrzymaj wysyłkę')
  expect(await screen.findByRole('button', { name: 'Wznów wysyłkę' })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
