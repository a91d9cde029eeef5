import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import {
  generatorKeySchema,
  type StartAnswer,
  startAnswerSchema,
  statusAnswerSchema,
} from '#domain/generation/generatorContract.ts'
import type { Answer, Outsider } from './outsider.ts'

const BASE = '/api/generators/image'

export async function generatorKey(outsider: Outsider, token: string): Promise<string> {
  const { json } = await outsider.call('POST', '/api/v1/generation/keys', { token })
  return z.parse(generatorKeySchema, json).key
}

/** Asks for a picture of this engine. */
export async function start(outsider: Outsider, key: string, engine: string): Promise<StartAnswer> {
  const json = { prompt: 'Kot na dachu', engine, refCode: randomUUID() }
  const answer = await outsider.call('POST', `${BASE}/generuj/obraz`, { token: key, json })
  expect(answer.status).toBe(200)
  return z.parse(startAnswerSchema, answer.json)
}

/** Resolves once the picture is there. */
export async function finished(outsider: Outsider, key: string, id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { json } = await outsider.call('GET', `${BASE}/status/${id}`, { token: key })
      expect(z.parse(statusAnswerSchema, json).status).toBe('completed')
    },
    { timeout: 40_000, interval: 300 },
  )
}

/** `refund` is what the person was told comes back. */
export function cancel(outsider: Outsider, key: string, id: string, refund?: number): Promise<Answer> {
  return outsider.call('POST', `${BASE}/cancel/${id}`, {
    token: key,
    json: refund === undefined ? {} : { refund },
  })
}

const sharedSchema = z.object({
  result: z.object({ files: z.tuple([z.object({ url: z.string() })], z.unknown()) }),
})
const linkSchema = z.object({ token: z.string() })

/** Shares by a link; resolves to its secret and the address of the file that it shows. */
export async function share(
  outsider: Outsider,
  token: string,
  id: string,
): Promise<{ token: string; file: string }> {
  const made = await outsider.call('POST', `/api/v1/generations/${id}/share`, { token })
  const link = z.parse(linkSchema, made.json)
  const { json } = await outsider.call('GET', `/api/v1/generations/shared/${link.token}`)
  return { token: link.token, file: z.parse(sharedSchema, json).result.files[0].url }
}
