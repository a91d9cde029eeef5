import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { serveLocally } from '#support/localServer.ts'
import { DocumentLoad } from './documentLoad.ts'

it('asks by so many at once, and counts what was refused apart', async () => {
  const waiting: ServerResponse[] = []
  let answered = 0
  let most = 0
  const server = await serveLocally((_request, response) => {
    waiting.push(response)
    most = Math.max(most, waiting.length)
    if (waiting.length < 3 && answered < 3) return
    for (const one of waiting.splice(0)) {
      answered += 1
      one.writeHead(answered === 1 ? 503 : 200).end('<p>')
    }
  })
  const load = new DocumentLoad(() => new URL(server.origin), 8)
  try {
    const { perSecond, failed } = await load.atMost(3, 50)
    expect(most).toBe(3)
    expect(failed).toBe(1)
    expect(perSecond).toBeGreaterThan(0)
  } finally {
    load.close()
    await server.close()
  }
})

it('asks as often as told while answers are late, and counts from when each was due', async () => {
  const server = await serveLocally((_request, response) => void setTimeout(() => response.end('<p>'), 60))
  const load = new DocumentLoad(() => new URL(server.origin), 1)
  try {
    const answers = await load.steadily(100, 50)
    expect(answers).toHaveLength(5)
    expect(answers.every(({ isWhole }) => isWhole)).toBe(true)
    // One connection serves them one after another: the fifth has waited for all before it.
    expect(answers.at(-1)?.took).toBeGreaterThan(200)
  } finally {
    load.close()
    await server.close()
  }
})
