import { expect, it } from 'vitest'
import { pump } from './pump.ts'

/** Work whose pieces end on the test's command. */
function setting(pieces: string[]) {
  const started: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const wakes = new Set<() => void>()
  const done = pump(
    {
      take: () => Promise.resolve(pieces.shift() ?? null),
      send(piece: string) {
        started.push(piece)
        const gate = Promise.withResolvers<void>()
        gates.set(piece, gate)
        return gate.promise
      },
      moreIn: () => Promise.resolve(null),
    },
    2,
    (listener) => {
      wakes.add(listener)
      return () => wakes.delete(listener)
    },
  )
  return {
    started,
    done,
    wakes,
    end: (piece: string) => gates.get(piece)?.resolve(),
    fail: (piece: string) => gates.get(piece)?.reject(new Error(piece)),
    wake: () => wakes.forEach((wake) => wake()),
    /** Lets everything run that doesn't wait for the test. */
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
}

it('gives a sender that comes free the next piece, whatever the others do', async () => {
  const { started, done, end, settle } = setting(['slow', 'a', 'b', 'c'])
  await settle()
  expect(started).toEqual(['slow', 'a'])
  for (const piece of ['a', 'b', 'c']) {
    end(piece)
    await settle()
  }
  expect(started).toEqual(['slow', 'a', 'b', 'c'])
  end('slow')
  await done
})

it('takes what came meanwhile once it is woken, and listens no longer than it works', async () => {
  const pieces = ['slow']
  const { started, done, end, wake, wakes, settle } = setting(pieces)
  await settle()
  pieces.push('later')
  await settle()
  expect(started).toEqual(['slow'])
  wake()
  await settle()
  expect(started).toEqual(['slow', 'later'])
  end('later')
  end('slow')
  await done
  expect(wakes.size).toBe(0)
})

it('ends with the first failure, without another piece', async () => {
  const { started, done, fail, settle } = setting(['a', 'b', 'c'])
  await settle()
  fail('a')
  await expect(done).rejects.toThrow('a')
  expect(started).toEqual(['a', 'b'])
})

it('ends with a failure, though the piece that failed is there again at once', async () => {
  let taken = 0
  const work = {
    // Given back after its failure, it would be taken again and again.
    take: () => Promise.resolve((taken += 1) < 100 ? 'again' : null),
    send: () => Promise.reject(new Error('lost')),
    moreIn: () => Promise.resolve(null),
  }
  await expect(pump(work, 2, () => () => undefined)).rejects.toThrow('lost')
  expect(taken).toBeLessThan(4)
})
