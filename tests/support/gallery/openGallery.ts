import { Hono } from 'hono'
import { z } from 'zod'
import { apiErrorSchema } from '#domain/account/apiError.ts'
import { partsAnswerSchema } from '#domain/files/partsAnswer.ts'
import { galleryPageSchema, type GalleryPage, uploadedImageSchema } from '#domain/gallery/galleryImage.ts'
import { presignedUploadRoutes } from '#server/accounts/gallery/receiveUpload.ts'
import { FILE_JUDGES } from '#server/areas.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import { ARRIVING_PATH } from '#server/platform/arriving/arriving.ts'
import { arrivingRoutes } from '#server/platform/arriving/receivePart.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { fileRoutes } from '#server/platform/files/fileRoutes.ts'
import { reviewFileRoutes } from '#server/shop/reviews/reviewFileRoutes.ts'
import { REVIEW_FILES_PATH } from '#server/shop/reviews/reviewPictures.ts'
import { apiClient, type CallOptions, makeUser, signInWithProof } from '#support/accountFixture.ts'
import type { Endpoint } from '#support/endpointAccess.gen.ts'

interface UploadOptions {
  readonly name?: string
  readonly type?: string
  readonly key?: string
  /** The bytes that came in parts before: the file itself is empty then. */
  readonly arrivedBytes?: number
}

/** A user's gallery, as their browser sees it. */
export async function openGallery(context: ServerContext) {
  const user = await makeUser(context)
  let signed = { at: new Date(0), token: '' }
  // Tests move the clock by days.
  const signedIn = async () => {
    const at = context.now()
    if (at.getTime() !== signed.at.getTime())
      signed = { at, token: (await signInWithProof(context, user)).access_token }
    return signed.token
  }
  const send = apiClient(context)
  const app = new Hono()
    .route('/files/uploads', presignedUploadRoutes(context))
    .route(ARRIVING_PATH, arrivingRoutes(context))
    .route(REVIEW_FILES_PATH, reviewFileRoutes(context))
    .route('/files', fileRoutes(context, FILE_JUDGES))
    .route('/', productApi(context))
  const call = async (endpoint: Endpoint, options: CallOptions = {}) =>
    send(endpoint, { token: await signedIn(), ...options })

  return {
    user,
    call,
    /** A file or what else lies at an address that the server has made. */
    get: async (address: string) => app.request(address),
    put: async (
      address: string,
      body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
      headers: Record<string, string> = {},
    ) => {
      // Node requires this for a streamed body.
      const sending = { method: 'PUT', body, headers, duplex: 'half' }
      return app.request(address, sending)
    },
    /** Where a file of this key is sent to in parts. */
    async partsUrl(key: string): Promise<string> {
      const { body } = await call('GET /api/v1/uploads/{key}', { path: { key } })
      return z.parse(partsAnswerSchema, body).parts_url
    },
    /** How much has arrived there; the status when that isn't answered. */
    async arrived(address: string): Promise<number> {
      const answer = await app.request(address, { method: 'HEAD' })
      return Number(answer.headers.get('upload-offset') ?? answer.status)
    },
    /** Sends one part; answers with the status and how much there is now. */
    async part(address: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
      const answer = await app.request(address, {
        method: 'PATCH',
        body: bytes,
        headers: { 'upload-offset': String(offset) },
      })
      return [answer.status, Number(answer.headers.get('upload-offset') ?? Number.NaN)] as const
    },
    /** Sends a file; answers with the picture, or the code of the refusal. */
    async upload(
      bytes: Uint8Array<ArrayBuffer>,
      { name = 'kotek.png', type = '', key, arrivedBytes }: UploadOptions = {},
    ) {
      const form = new FormData()
      form.set('file', new File([bytes], name, { type }))
      const answer = await app.request('/api/v1/gallery/images/upload', {
        method: 'POST',
        body: form,
        headers: {
          authorization: `Bearer ${await signedIn()}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(arrivedBytes === undefined ? {} : { 'upload-length': String(arrivedBytes) }),
        },
      })
      const body: unknown = await answer.json()
      const refusal = apiErrorSchema.safeParse(body)
      if (refusal.success) return { status: answer.status, code: refusal.data.error.code }
      return { status: answer.status, ...z.parse(uploadedImageSchema, body) }
    },
    async list(query: Record<string, string> = {}): Promise<GalleryPage> {
      return z.parse(galleryPageSchema, (await call('GET /api/v1/gallery/images', { query })).body)
    },
    async names(query: Record<string, string> = {}): Promise<string[]> {
      return (await this.list(query)).images.map(({ filename }) => filename)
    },
  }
}

export type Gallery = Awaited<ReturnType<typeof openGallery>>

/** The id of a picture that was taken in. */
export function idOf(uploaded: Awaited<ReturnType<Gallery['upload']>>): string {
  if ('image' in uploaded) return uploaded.image.id
  throw new Error(`the upload was refused: ${uploaded.code}`)
}
