import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { generationSchema, sharedGenerationSchema } from '#domain/generation/generation.ts'
import { createApp } from '#server/http/app.ts'
import type { Page } from '#server/http/page/page.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { PASSWORD, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type Gallery, idOf, openGallery } from '#support/gallery/openGallery.ts'
import { picture } from '#support/gallery/pictures.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { testConfig } from '#support/testContext.ts'
import { loadTestPage } from '#support/testPage.ts'
import { fileStore } from './storeOf.ts'

const filesSchema = z.object({ url: z.string() }).array()

const bytes = async () => new Uint8Array(await picture(1).png().toBuffer())

let dataDir: string
let page: Page
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-file-grants-'))
  page = await loadTestPage()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describeOnDatabase('an address of a file, long before its time,', (freshContext) => {
  let context: ServerContext
  let mine: Gallery
  let app: Hono
  beforeEach(async () => {
    const now = new Date('2026-11-20T14:30:00Z')
    context = await freshContext({ config: testConfig({ dataDir }), now: () => now })
    mine = await openGallery(context)
    app = await createApp(context, page, () => 'ready')
  })

  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await app.request(address, { headers })).status

  /** A generation of mine with a JPEG in the store. */
  async function makeOwn(): Promise<string> {
    const id = crypto.randomUUID()
    const key = `generations/${id}/made/0-original.jpg`
    await fileStore(context).putBytes(key, Buffer.from('a picture'), 'image/jpeg')
    const shape = { width: 1024, height: 768, durationMs: null, frameRate: null }
    const file = {
      role: 'original',
      format: 'jpeg',
      mediaType: 'image/jpeg',
      bytes: 9,
      key,
      ...shape,
    } as const
    return makeGeneration(context, { userId: mine.user.id, id, shareToken: null, files: [file] })
  }

  async function sharedFile(token: string): Promise<string> {
    const { body } = await mine.call('GET /api/v1/generations/shared/{token}', { path: { token } })
    return z.parse(sharedGenerationSchema, body).result.files[0]?.url ?? ''
  }
  async function ownFile(id: string): Promise<string> {
    const { body } = await mine.call('GET /api/v1/generations/{id}', { path: { id } })
    return z.parse(generationSchema, body).result?.files[0]?.url ?? ''
  }
  const share = async (id: string) =>
    z.parse(
      z.object({ token: z.string() }),
      (await mine.call('POST /api/v1/generations/{id}/share', { path: { id } })).body,
    ).token
  const revoke = (id: string) => mine.call('DELETE /api/v1/generations/{id}/share', { path: { id } })
  const previewOf = async (path: string) => {
    const html = await (await app.request(path, { headers: { accept: 'text/html' } })).text()
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    return new URL(address.replaceAll('&amp;', '&')).href.replace(/^https?:\/\/[^/]+/, '')
  }

  describe('that a share link has handed out', () => {
    it('ends when the link is revoked, the preview of the page with it, and what the browser knows is asked for anew', async () => {
      const id = await makeOwn()
      const token = await share(id)
      const [shared, preview, own] = [
        await sharedFile(token),
        await previewOf(`/generations/shared?link=${token}`),
        await ownFile(id),
      ]
      const answer = await app.request(shared)
      expect([answer.status, await statusOf(preview), await statusOf(own)]).toEqual([200, 200, 200])
      expect(answer.headers.get('cache-control')).toBe('private, max-age=60, no-transform')
      expect(shared).not.toContain(token)

      expect((await revoke(id)).status).toBe(204)
      for (const address of [shared, preview]) {
        for (const headers of [
          {},
          { range: 'bytes=0-1' },
          { 'if-none-match': answer.headers.get('etag') ?? '' },
        ]) {
          expect(await statusOf(address, headers)).toBe(410)
        }
        expect((await app.request(address, { method: 'HEAD' })).status).toBe(410)
      }
      expect(await statusOf(own)).toBe(200)

      // A new link doesn't make the old addresses valid again.
      const again = await sharedFile(await share(id))
      expect([await statusOf(again), await statusOf(shared)]).toEqual([200, 410])
    })

    it('ends when what it shows is deleted', async () => {
      const id = await makeOwn()
      const shared = await sharedFile(await share(id))
      await mine.call('DELETE /api/v1/generations/{id}', { path: { id } })
      expect(await statusOf(shared)).toBe(410)
      await mine.call('POST /api/v1/generations/{id}/restore', { path: { id } })
      expect(await statusOf(shared)).toBe(410)
    })
  })

  it('of what was public ends when it no longer is', async () => {
    const id = await makeOwn()
    const path = { id }
    await mine.call('PATCH /api/v1/generations/{id}', { path, body: { isPublic: true } })
    const { body } = await mine.call('GET /api/v1/generations/{id}/public', { path })
    const seen = z.parse(sharedGenerationSchema, body).result.files[0]?.url ?? ''
    const preview = await previewOf(`/generacje/${id}`)
    expect([await statusOf(seen), await statusOf(preview)]).toEqual([200, 200])
    await mine.call('PATCH /api/v1/generations/{id}', { path, body: { isPublic: false } })
    expect([await statusOf(seen), await statusOf(preview)]).toEqual([410, 410])
  })

  describe('of a picture of one’s own', () => {
    it('ends with the sign-in that it was given to, and with no other', async () => {
      const id = await makeOwn()
      await mine.upload(await bytes())
      const [image] = (await mine.list()).images
      const addresses = [image?.url ?? '', image?.thumbnail_url ?? '', await ownFile(id)]
      const { access_token: token } = await signIn(context, mine.user)
      const elsewhere = await mine.call('GET /api/v1/generations/{id}', { path: { id }, token })
      const kept = z.parse(generationSchema, elsewhere.body).result?.files[0]?.url ?? ''
      for (const address of [...addresses, kept]) expect(await statusOf(address)).toBe(200)
      // From the other device: all sessions but its own.
      expect((await mine.call('DELETE /api/v1/account/sessions', { token })).status).toBe(204)
      for (const address of addresses) expect(await statusOf(address)).toBe(410)
      expect(await statusOf(kept)).toBe(200)
    })

    it('ends with the picture, and stands again once the picture is brought back', async () => {
      const id = idOf(await mine.upload(await bytes()))
      const body = { ids: [id] }
      const album = z.parse(
        z.object({ id: z.string() }),
        (await mine.call('POST /api/v1/gallery/albums', { body: { name: 'Koty' } })).body,
      )
      await mine.call('POST /api/v1/gallery/albums/{id}/images', { path: { id: album.id }, body })
      const { body: listed } = await mine.call('GET /api/v1/gallery/albums')
      const cover = z.parse(z.object({ albums: z.object({ cover_url: z.string() }).array() }), listed)
      const [image] = (await mine.list()).images
      const addresses = [image?.url ?? '', image?.thumbnail_url ?? '', cover.albums[0]?.cover_url ?? '']
      const exported = async () => {
        const answer = await mine.call('GET /api/v1/account/export')
        const { gallery } = z.parse(z.object({ gallery: z.object({ images: filesSchema }) }), answer.body)
        return new URL(gallery.images[0]?.url ?? '').href.replace(/^https?:\/\/[^/]+/, '')
      }
      for (const address of addresses) expect(await statusOf(address)).toBe(200)
      await mine.call('POST /api/v1/gallery/images/delete', { body })
      for (const address of addresses) expect(await statusOf(address)).toBe(410)
      // A picture that can be restored can be exported.
      expect(await statusOf(await exported())).toBe(200)
      await mine.call('POST /api/v1/gallery/images/restore', { body })
      for (const address of addresses) expect(await statusOf(address)).toBe(200)
    })

    it('ends with the account', async () => {
      const shared = await sharedFile(await share(await makeOwn()))
      await mine.upload(await bytes())
      const [image] = (await mine.list()).images
      await mine.call('DELETE /api/v1/account', { body: { current_password: PASSWORD } })
      for (const address of [shared, image?.url ?? '']) expect(await statusOf(address)).toBe(410)
    })
  })

  it('names no grant but its own, and no folder that nobody judges', async () => {
    const shared = await sharedFile(await share(await makeOwn()))
    for (const grant of ['public', 'session.x', 'export.x', '', 'link.', 'anything']) {
      expect(await statusOf(shared.replace(/for=[^&]+/, `for=${grant}`))).toBe(404)
    }
  })
})
