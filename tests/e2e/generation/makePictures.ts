import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Person } from '../accountPerson.ts'

/** Has the first pictures of an account made, without a browser, and waits until they are. */
export async function makePictures(
  request: APIRequestContext,
  origin: string,
  person: Person,
  prompts: readonly string[],
): Promise<void> {
  const signedIn = await request.post(`${origin}/api/v1/auth/login`, { data: person })
  const headers = { Authorization: `Bearer ${(await signedIn.json()).access_token}` }
  const { key, bases } = await (await request.post(`${origin}/api/v1/generation/keys`, { headers })).json()
  for (const prompt of prompts) {
    const started = await request.post(new URL(`${bases.image}/generuj/obraz`, origin).href, {
      headers: { Authorization: `Bearer ${key}` },
      data: { prompt, engine: 'iskra-obraz', refCode: randomUUID() },
    })
    expect(started.ok()).toBe(true)
  }
  const finished = `${origin}/api/v1/generations?status=completed`
  await expect
    .poll(async () => (await (await request.get(finished, { headers })).json()).total, { timeout: 30_000 })
    .toBe(prompts.length)
}
