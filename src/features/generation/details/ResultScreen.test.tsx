import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { answeringApi, refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { generationChangeSchema } from '#domain/generation/archive.ts'
import type { Generation, SharedGeneration } from '#domain/generation/generation.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { change } from '#offline/change.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { exampleRow } from '#support/generating/exampleRow.ts'
import { ResultScreen } from './ResultScreen.tsx'

const ID = 'generation-1'
const HERE = `/api/v1/generations/${ID}`
const FILES: NonNullable<Generation['result']>['files'] = (
  [
    ['original', 'webp', 1024],
    ['alternative', 'png', 1024],
    ['preview', 'avif', 640],
  ] as const
).map(([role, format, width]) => ({
  role,
  format,
  mediaType: `image/${format}`,
  url: `/files/${role}.${format}`,
  bytes: 46_200,
  width,
  height: width,
  durationMs: null,
  frameRate: null,
}))
const RESULT = { files: FILES, colour: '#335577', seed: 7, isProcedural: true, text: null }
const SHARED: SharedGeneration = {
  id: ID,
  type: 'image',
  prompt: 'Kot w kapeluszu',
  engine: 'iskra-obraz',
  completedAt: '2026-11-20T10:00:05.000Z',
  result: RESULT,
  author: { username: 'ola', displayName: 'Ola' },
}

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
})
afterEach(() => {
  cleanup()
  dismissAllToasts()
  vi.unstubAllGlobals()
})

function open(generation: Partial<Generation> | null, session = fixedSession(signedIn())) {
  let present = exampleGeneration({ result: RESULT, ...generation })
  const asked = answeringApi({
    [`GET ${HERE}`]: () => (generation === null ? refusedWith('NOT_FOUND') : Response.json(present)),
    [`GET ${HERE}/public`]: () => refusedWith('NOT_FOUND'),
    [`POST ${HERE}/share`]: () => Response.json({ token: 'tajny', url: 'https://iskra.example/x' }),
    [`DELETE ${HERE}/share`]: () => new Response(null, { status: 204 }),
    [`DELETE ${HERE}`]: () => new Response(null, { status: 204 }),
    [`POST ${HERE}/restore`]: () => Response.json(present),
    [`PATCH ${HERE}`]: ({ body }) => {
      const { isPublic = present.isPublic, isFavourite = present.isFavourite } =
        generationChangeSchema.parse(body)
      present = { ...present, isPublic, isFavourite }
      return Response.json(present)
    },
  })
  const show = (isSharingOn = true) =>
    renderScreen(
      <>
        <ResultScreen
          id={ID}
          isOffline={false}
          isSharingOn={isSharingOn}
          renderOrderPrint={() => null}
          onLoaded={() => undefined}
        />
        <ToastHost />
      </>,
      { session, productApi: () => Promise.resolve(asked.api) },
    )
  return { ...asked, show }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a result to whoever made it', () => {
  it('is looked at and saved in each of its formats, under a name that says what it is', async () => {
    open({}).show()
    await heading('Kot w kapeluszu')
    expect(screen.getByRole('img', { name: 'Obraz z opisu: Kot w kapeluszu' })).toHaveProperty('width', 640)
    const links = screen.getAllByRole<HTMLAnchorElement>('link').filter((link) => link.download !== '')
    expect(links.map((link) => link.download)).toEqual([
      'iskra-kot-w-kapeluszu.webp',
      'iskra-kot-w-kapeluszu.png',
    ])
    expect(screen.getByText('Według reguł, nie AI')).toBeDefined()
  })

  it('has no way to be shown where sharing is switched off', async () => {
    open({}).show(false)
    await heading('Kot w kapeluszu')
    expect(screen.queryByRole('button', { name: /Utwórz link|Udostępnij/ })).toBeNull()
    expect(screen.queryByRole('switch', { name: /Publiczna/ })).toBeNull()
    cleanup()
    open({}).show()
    expect(await screen.findByRole('button', { name: 'Utwórz link' })).toBeDefined()
  })

  it('is shared by a link that can be turned off, and made public only once the server says so', async () => {
    const { show, callsOf, answer } = open({})
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Utwórz link' }))
    const link = await screen.findByRole('textbox', { name: 'Link do udostępnienia' })
    expect(link).toHaveProperty('value', `${location.origin}/generations/shared?link=tajny`)
    expect(screen.getByText('Ty i każdy, kto ma link.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Wyłącz link' }))
    expect(await screen.findByRole('button', { name: 'Utwórz link' })).toBeDefined()
    expect(callsOf(`DELETE ${HERE}/share`)).toHaveLength(1)

    await userEvent.click(screen.getByRole('switch', { name: /^Publiczna/ }))
    expect(await screen.findByText('Każdy może zobaczyć tę pracę.')).toBeDefined()
    answer(`PATCH ${HERE}`, withoutNetwork)
    await userEvent.click(screen.getByRole('switch', { name: /^Publiczna/ }))
    expect(await screen.findByText('Nie udało się tego zmienić')).toBeDefined()
    expect(screen.getByRole('switch', { name: /^Publiczna/ })).toHaveProperty('checked', true)
  })

  it('keeps what only the archive has: tags and favourites go there, and come back when it refuses', async () => {
    const { show, callsOf, answer } = open({})
    show()
    const star = await screen.findByRole('button', { name: 'Ulubiona' })
    await userEvent.click(star)
    await waitFor(() => expect(callsOf(`PATCH ${HERE}`)[0]?.body).toEqual({ isFavourite: true }))
    expect(star.getAttribute('aria-pressed')).toBe('true')
    answer(`PATCH ${HERE}`, withoutNetwork)
    await userEvent.click(star)
    expect(await screen.findByText('Nie udało się tego zapisać')).toBeDefined()
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'))
  })

  it('is changed on this device where it is kept there, and the outbox tells the archive', async () => {
    const db = await database()
    await db.generations.put(exampleRow({ id: ID }))
    const { show, callsOf } = open({})
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ulubiona' }))
    await waitFor(async () => expect((await db.generations.get('ref-code-1'))?.isFavourite).toBe(true))
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'generation.change' }])
    expect(callsOf(`PATCH ${HERE}`)).toEqual([])
  })

  it('is deleted with a way back', async () => {
    const db = await database()
    await db.generations.put(exampleRow({ id: ID }))
    const { show, callsOf } = open({})
    const { router } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await waitFor(() => expect(callsOf(`POST ${HERE}/restore`)).toHaveLength(1))
    await waitFor(async () => expect(await db.generations.count()).toBe(1))
    expect(router.state.location.pathname).toBe('/historia')
  })

  it('stays where deleting it failed', async () => {
    const { show, answer } = open({})
    answer(`DELETE ${HERE}`, withoutNetwork)
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń' }))
    expect(await screen.findByText('Nie udało się tego usunąć')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Kot w kapeluszu' })).toBeDefined()
  })

  it('is there without a network as this device keeps it', async () => {
    await (await database()).generations.put(exampleRow({ id: ID, prompt: 'Kot z tego urządzenia' }))
    const { show, answer } = open({})
    answer(`GET ${HERE}`, withoutNetwork)
    show()
    expect(await heading('Kot z tego urządzenia')).toBeDefined()
  })

  it('says why it came to nothing, and offers to try again before anything else', async () => {
    const error = { code: 'GENERATION_FAILED', message: 'Generation failed' }
    open({ status: 'failed', result: null, error }).show()
    expect(await screen.findByText(/^Kredyty wróciły na Twoje konto/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Ponów' }).dataset['variant']).toBe('primary')
    expect(screen.queryByRole('switch', { name: /^Publiczna/ })).toBeNull()
  })
})

describe('a result to others', () => {
  it('shows what is public, and nothing of it to change', async () => {
    const { show, answer, callsOf } = open(null, fixedSession())
    answer(`GET ${HERE}/public`, () => Response.json(SHARED))
    show()
    await heading('Kot w kapeluszu')
    expect(screen.getByRole('link', { name: 'Ola' })).toHaveProperty('pathname', '/uzytkownik/ola')
    expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull()
    expect(callsOf(`GET ${HERE}`)).toEqual([])
  })

  it('that isn’t public looks like one that never was', async () => {
    open(null).show()
    expect(await heading('Nie znaleźliśmy tej pracy')).toBeDefined()
  })

  it('that can’t be asked for offers another try', async () => {
    const { show, answer } = open(null, fixedSession())
    answer(`GET ${HERE}/public`, () => refusedWith('FORBIDDEN'))
    show()
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined()
  })
})
