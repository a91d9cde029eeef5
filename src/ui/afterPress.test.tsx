import { expect, it, vi } from 'vitest'
import { afterPress } from './afterPress.ts'

const tell = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))

it('waits for the release of a press and for its click', async () => {
  const work = vi.fn<() => void>()
  tell('pointerdown')
  afterPress(work)
  await aMoment()
  expect(work).not.toHaveBeenCalled()
  tell('pointerup')
  tell('click')
  expect(work).not.toHaveBeenCalled()
  await aMoment()
  expect(work).toHaveBeenCalledOnce()
  tell('pointerdown')
  tell('pointercancel')
  await aMoment()
  expect(work).toHaveBeenCalledOnce()
})

it('is done in a moment where nothing is pressed', async () => {
  const work = vi.fn<() => void>()
  afterPress(work)
  expect(work).not.toHaveBeenCalled()
  await aMoment()
  expect(work).toHaveBeenCalledOnce()
})
