import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { IskraDatabase } from '#offline/database.ts'
import { database } from '#offline/openDatabase.ts'
import { useLiveRows } from './useLiveRows.ts'

afterEach(async () => {
  cleanup()
  await (await database()).settings.delete('wishlist')
})

const isKept = async (db: IskraDatabase) => (await db.settings.get('wishlist')) !== undefined

let isBroken = false
const isKeptUnlessBroken = (db: IskraDatabase) =>
  isBroken ? Promise.reject(new Error('broken')) : isKept(db)

function Kept({ query }: { readonly query: typeof isKept }) {
  const [reading, retry] = useLiveRows(query)
  return (
    <button type="button" onClick={retry}>
      {reading.kind === 'read' ? `kept: ${reading.value}` : reading.kind}
    </button>
  )
}

it('reads now and after every change', async () => {
  render(<Kept query={isKept} />)
  expect(screen.getByText('unread')).toBeTruthy()
  expect(await screen.findByText('kept: false')).toBeTruthy()
  const db = await database()
  await act(async () => void (await db.settings.put({ key: 'wishlist', value: [] })))
  expect(await screen.findByText('kept: true')).toBeTruthy()
})

it('says that it failed, and begins anew when asked to', async () => {
  isBroken = true
  render(<Kept query={isKeptUnlessBroken} />)
  const failed = await screen.findByText('failed')
  isBroken = false
  fireEvent.click(failed)
  expect(await screen.findByText('kept: false')).toBeTruthy()
})
