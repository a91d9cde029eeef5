import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { database } from '#offline/openDatabase.ts'
import { keepTemplate } from '#offline/templates/commands.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderEditor } from './BuilderEditor.tsx'
import { openTemplate } from './drafts/openTemplate.ts'
import { openPanel } from './panels/openPanel.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'

/** As on a phone: a list of steps. */
beforeEach(() => {
  stubBrowser()
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  openPanel(null)
  vi.unstubAllGlobals()
})

async function edit() {
  const db = memoryDatabase()
  await keepTemplate(db, { id: ID, template: EMPTY_TEMPLATE, follows: 0 })
  const row = await db.templateDrafts.get(ID)
  const open = row === undefined ? null : openTemplate(db, row, (title) => `${title} (moja)`)
  if (open === null) throw new Error('the template can’t be read')
  const props = {
    isSlugTaken: () => false,
    onOpen: vi.fn<(id: string) => void>(),
    onLeave: vi.fn<() => void>(),
  }
  const { router } = renderScreen(<BuilderEditor open={open} {...props} />)
  return { db, open, router, ...props }
}

const user = userEvent.setup()
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

async function addNode(name: RegExp) {
  await press('Dodaj węzeł')
  const drawer = await screen.findByRole('dialog', { name: 'Dodaj węzeł' })
  await user.click(within(drawer).getByRole('button', { name }))
  // Its parameters come next.
  const parameters = await screen.findByRole('dialog', { name: 'Parametry' })
  await user.click(within(parameters).getByRole('button', { name: 'Zamknij' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('a template as a list of steps', () => {
  it('that is left while a next node is chosen leaves no choice open in another', async () => {
    await edit()
    await addNode(/^Wejście/)
    await press('Połącz dalej: Wejście 1')
    expect(await screen.findByRole('dialog', { name: 'Połącz dalej: Wejście 1' })).toBeDefined()
    cleanup()

    await edit()
    await addNode(/^Wejście/)
    expect(screen.queryByRole('dialog', { name: /^Połącz dalej/ })).toBeNull()
  })

  it('is shown as a flow, in a drawing of its own', async () => {
    const { router } = await edit()
    await addNode(/^Wejście/)
    await addNode(/^Wynik/)
    screen.getByRole('button', { name: 'Więcej' }).focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Pokaż jako przepływ' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/narzedzia/visual-flow'))
    const [flow] = await (await database()).drawings.toArray()
    expect(router.latestLocation.search).toEqual({ rysunek: flow?.id })
    expect(flow?.scene.shapes.map(({ kind }) => kind)).toEqual(['box', 'box', 'connector'])
  })

  it('is built without dragging: what is added goes on from what is chosen, and more is connected by taps', async () => {
    const { db, open } = await edit()
    await addNode(/^Wejście/)
    await addNode(/^Model AI/)
    await addNode(/^Wynik/)
    const { present } = open.document.getSnapshot().history
    expect(present.nodes.map(({ id }) => id)).toEqual(['input_1', 'model_1', 'output_1'])
    expect(present.edges.map(({ source, target }) => `${source} ${target}`)).toEqual([
      'input_1 model_1',
      'model_1 output_1',
    ])

    await press('Połącz dalej: Wejście 1')
    const dialog = await screen.findByRole('dialog', { name: 'Połącz dalej: Wejście 1' })
    // Those that can’t be next say why.
    const taken = within(dialog).getByRole('button', { name: /^Model AI 1\. Te węzły są już połączone/ })
    expect(taken).toHaveProperty('disabled', true)
    await user.click(within(dialog).getByRole('button', { name: 'Wynik 1' }))
    expect(open.document.getSnapshot().history.present.edges).toHaveLength(3)

    await press('Cofnij: połączenie')
    expect(open.document.getSnapshot().history.present.edges).toHaveLength(2)
    await open.flush()
    expect(await db.templateDrafts.get(ID)).toMatchObject({ savedEdition: 0, conflict: null })
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['template.save'])
  })

  it('says that the server will not save it, until it is changed', async () => {
    const { db, open } = await edit()
    await addNode(/^Wejście/)
    await open.flush()
    await db.outbox.toCollection().modify({
      state: 'parked',
      lastError: { code: 'TEMPLATE_TOO_LARGE', message: '', kind: 'refused', at: 0 },
    })
    expect(await screen.findByText('Nie udało się zapisać na serwerze')).toBeDefined()
    await addNode(/^Wynik/)
    await open.flush()
    expect(await screen.findByText('Na tym urządzeniu')).toBeDefined()
  })
})
