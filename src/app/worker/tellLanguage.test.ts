import { expect, it, vi } from 'vitest'
import type { PageMessage } from '#offline/workerMessages.ts'
import { tellLanguage } from './tellLanguage.ts'

const ENGLISH = { type: 'language', language: 'EN' }

function createWorker() {
  return { postMessage: vi.fn<(message: PageMessage) => void>() }
}

it('is said before anything else can happen', () => {
  const worker = createWorker()
  tellLanguage('en', { controller: worker, ready: new Promise(() => undefined) })
  expect(worker.postMessage.mock.calls).toEqual([[ENGLISH]])
})

it('is said to the worker that is still to come', async () => {
  const worker = createWorker()
  const { promise: ready, resolve } = Promise.withResolvers<{ active: typeof worker }>()
  tellLanguage('en', { controller: null, ready })
  expect(worker.postMessage).not.toHaveBeenCalled()
  resolve({ active: worker })
  await vi.waitFor(() => expect(worker.postMessage.mock.calls).toEqual([[ENGLISH]]))
})

it('is said to nobody where workers are refused', async () => {
  const ready = Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  expect(() => tellLanguage('en', { controller: null, ready })).not.toThrow()
  // An unhandled rejection fails the run.
  await new Promise((resolve) => setTimeout(resolve))
})

it('is said to nobody where there are no workers', () => {
  expect(() => tellLanguage('en', undefined)).not.toThrow()
})
