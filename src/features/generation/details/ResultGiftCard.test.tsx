import { isDraft } from '#offline/session/draftRow.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import '#ui/DialogSurface.tsx'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import ResultGiftCard from './ResultGiftCard.tsx'

beforeEach(async () => {
  const db = await database()
  await db.drafts.clear()
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
})
afterEach(cleanup)

const open = () =>
  renderScreen(<ResultGiftCard generation={exampleGeneration()} isOpen onOpenChange={() => undefined} />, {
    session: fixedSession(signedIn()),
  })

it('keeps the words of a card for the next time it is opened', async () => {
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Napis na przodzie' }), 'Sto lat')
  await userEvent.click(screen.getByRole('radio', { name: 'Cały, w papierowej ramce' }))
  const db = await database()
  await waitFor(async () =>
    expect((await db.drafts.filter(isDraft).toArray()).map(({ value }) => value)).toEqual([
      { front: 'Sto lat', inside: '', look: 'framed' },
    ]),
  )
  cleanup()
  open()
  expect(await screen.findByDisplayValue('Sto lat')).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Cały, w papierowej ramce' })).toHaveProperty('checked', true)
})
