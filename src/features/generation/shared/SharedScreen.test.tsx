import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { SharedScreen } from './SharedScreen.tsx'

const { id, type, prompt, engine, completedAt, result } = exampleGeneration()
const SHARED = { id, type, prompt, engine, completedAt, result, author: null }
const LINKED = 'GET /api/v1/generations/shared/tajny'
const WALL = 'GET /api/v1/generations/shared'

function open(link?: string) {
  const asked = answeringApi({
    [LINKED]: () => Response.json(SHARED),
    [WALL]: ({ query }) =>
      Response.json(
        query.get('before') === null
          ? { items: [SHARED], next: 'more' }
          : { items: [{ ...SHARED, id: 'other', prompt: 'Starsza' }], next: null },
      ),
  })
  const show = () =>
    renderScreen(<SharedScreen link={link} onLoaded={() => undefined} />, {
      productApi: () => Promise.resolve(asked.api),
    })
  return { ...asked, show }
}

afterEach(cleanup)

describe('a share link', () => {
  it('opens for anybody, with its prompt to begin one’s own from', async () => {
    open('tajny').show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Kot w kapeluszu' })).toBeDefined()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Zrób podobną' })
    expect(new URL(link.href).searchParams.get('prompt')).toBe('Kot w kapeluszu')
  })

  it('that was turned off says so, and one without a network doesn’t', async () => {
    open('stary').show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Ten link już nie działa' })).toBeDefined()
    cleanup()
    const { show, answer } = open('tajny')
    answer(LINKED, withoutNetwork)
    show()
    expect(await screen.findByText('Bez połączenia nie otworzymy tego linku')).toBeDefined()
  })
})

describe('the wall of public results', () => {
  it('shows page after page', async () => {
    open().show()
    expect(await screen.findByRole('link', { name: 'Kot w kapeluszu' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }))
    expect(await screen.findByRole('link', { name: 'Starsza' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull()
  })

  it('invites when it is empty', async () => {
    const { show, answer } = open()
    answer(WALL, () => Response.json({ items: [], next: null }))
    show()
    expect(await screen.findByText('Nie ma tu jeszcze prac')).toBeDefined()
  })
})
