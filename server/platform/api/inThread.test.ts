import { expect, it } from 'vitest'
import { makeThread, TookTooLong } from './inThread.ts'

/** Echoes its order, never ends, takes all memory, or fails. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ what }) => {
      if (what === 'hang') for (;;);
      const all = []
      if (what === 'grow') for (;;) all.push(new Array(1e5).fill(all.length))
      if (what === 'fail') parentPort.postMessage({ kind: 'failure', error: new Error('it failed') })
      else parentPort.postMessage({ kind: 'answer', answer: what })
    })
    parentPort.postMessage({ kind: 'ready' })
  `)}`,
)

const open = () => makeThread<string>(SCRIPT, { deadlineMs: 1_500, heapMb: 64, waitingMost: 3 })

it('answers each order with what is its own, one after another', async () => {
  const ask = open()
  expect(await Promise.all(['a', 'b', 'c'].map((what) => ask({ what })))).toEqual(['a', 'b', 'c'])
  await expect(ask({ what: 'fail' })).rejects.toThrow('it failed')
  expect(await ask({ what: 'd' })).toBe('d')
})

it('gives up what takes too long, or too much memory, and goes on with the next', async () => {
  const ask = open()
  for (const what of ['hang', 'grow']) {
    const [given, next] = await Promise.allSettled([ask({ what }), ask({ what: 'after' })])
    expect(given).toMatchObject({ status: 'rejected', reason: expect.any(TookTooLong) })
    expect(next).toMatchObject({ status: 'fulfilled', value: 'after' })
  }
})

it('has only so many wait', async () => {
  const ask = open()
  const answers = await Promise.allSettled(['hang', 'b', 'c', 'd', 'e'].map((what) => ask({ what })))
  expect(answers.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(answers.at(-1)).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } })
})
