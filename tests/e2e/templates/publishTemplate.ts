import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ProductProcess } from '../../support/productProcess.ts'
import { demoUser } from '../accountPerson.ts'
import { expect } from '../fixtures.ts'

/** An administrator publishes the template that is made for a slug nobody has; tells that slug. */
export async function publishTemplate(
  request: APIRequestContext,
  shop: ProductProcess,
  made: (slug: string) => Template,
): Promise<string> {
  const headers = await administrator(request, shop)
  const slug = `szablon-${randomUUID().slice(0, 8)}`
  const builder = `${shop.origin}/api/v1/templates/builder`
  const created = await request.post(builder, { headers, data: { template: made(slug) } })
  const { id, revision } = await created.json()
  const published = await request.post(`${builder}/${id}/publish`, { headers, data: { revision } })
  expect(published.ok()).toBe(true)
  return slug
}

/** Gives the administrator credits: what their welcome brings doesn't pay for the runs of several journeys. */
export async function giveCredits(
  request: APIRequestContext,
  shop: ProductProcess,
  credits: number,
): Promise<void> {
  const headers = await administrator(request, shop)
  const { password } = await demoUser(shop, 'admin')
  await request.post(`${shop.origin}/api/v1/auth/prove`, { headers, data: { current_password: password } })
  const { id } = await (await request.get(`${shop.origin}/api/v1/auth/me`, { headers })).json()
  const address = `${shop.origin}/api/v1/admin/users/${id}`
  const { lastAct } = await (await request.get(address, { headers })).json()
  const act = { act: randomUUID(), seen: lastAct, reason: 'Na uruchomienia w teście', credits }
  const given = await request.post(`${address}/corrections`, { headers, data: act })
  expect(given.ok()).toBe(true)
}

async function administrator(request: APIRequestContext, shop: ProductProcess) {
  const { email, password } = await demoUser(shop, 'admin')
  const signedIn = await request.post(`${shop.origin}/api/v1/auth/login`, { data: { email, password } })
  return { Authorization: `Bearer ${(await signedIn.json()).access_token}` }
}
