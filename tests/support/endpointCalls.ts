import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ApiErrorCode } from '#domain/account/apiError.ts'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import { EMPTY_ISSUE } from '#domain/newsletter/issue.ts'
import { FILLED } from '#domain/prints/placement.ts'
import { emptyScene, newBox } from '#domain/scene/newScene.ts'
import { galleryAlbumImages, galleryAlbums } from '#server/accounts/gallery/tables.ts'
import { confirmToken, unsubscribeToken } from '#server/accounts/newsletter/newsletterTokens.ts'
import { noticeToken } from '#server/accounts/notices/noticeTokens.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { accountBilling } from '#server/platform/users/tables.ts'
import { sessions, type UserRow } from '#server/platform/users/tables.ts'
import { requestToken } from '#server/shop/restock/restockTokens.ts'
import { ENDPOINT_ACCESS, type Endpoint } from '#support/endpointAccess.gen.ts'
import { makeImage } from './gallery/makeImage.ts'
import { makeGeneration } from './generation/makeGeneration.ts'
import { A_TEMPLATE, makeRun, makeSentFile, makeTemplate } from './templates/makeTemplate.ts'
import { type CallOptions, makeUser, PASSWORD, signIn, signInWithProof } from './accountFixture.ts'

const A_SCENE = {
  ...emptyScene('diagram'),
  shapes: [newBox('a', { x: 0, y: 0, width: 80, height: 40 })],
}

/** A user with one of everything that has an id, and with all kinds of personal data. */
export interface Owner {
  readonly user: UserRow
  readonly token: string
  readonly sessionId: string
  readonly passkeyId: string
  readonly imageId: string
  readonly albumId: string
  /** Completed, and shared by a link of the token `token-{id}`. */
  readonly generationId: string
  /** The id of a template that is published with it as its slug. */
  readonly templateId: string
  readonly runId: string
  readonly sentFileId: string
}

interface KnownCall {
  /** With the owner's ids where it needs one, and otherwise valid for any sender. */
  readonly call: (owner: Owner, context: ServerContext) => CallOptions
  /** The answer to a permitted caller: a status, or the code of a refusal that has nothing to do with access. */
  readonly allowed: number | ApiErrorCode
}

const none = () => ({})
const anAct = () => ({ act: randomUUID(), seen: 0, reason: 'Na prośbę tej osoby' })
const A_CODE = {
  creator: 'Zofia Tworzy',
  bonusCredits: 100,
  discountPercent: 5,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  email: null,
  reason: 'Umowa na rok',
}
const A_TEXT = {
  type: 'greeting_card',
  occasion: 'Urodziny',
  relation: '',
  tone: 'warm',
  length: 'medium',
  address: 'informal',
  name: 'Halina',
  memory: '',
  sender: '',
  seed: 0,
}
const A_REQUEST = {
  email: 'ktos@example.pl',
  language: 'pl',
  variantId: 'gid://shopify/ProductVariant/1',
  handle: 'kubek',
  title: 'Kubek',
} as const
const anEmail = () => `${randomUUID()}@example.pl`

const ASSERTION = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
  clientExtensionResults: {},
}

/** A call of every endpoint. A missing one fails to compile, as it does in the table itself. */
export const CALLS: Readonly<Record<Endpoint, KnownCall>> = {
  'POST /api/v1/auth/register': {
    call: () => ({
      body: {
        email: anEmail(),
        password: PASSWORD,
        display_name: '',
        language: 'pl',
        accepts_terms: true,
        accepts_notifications: false,
      },
    }),
    allowed: 201,
  },
  'POST /api/v1/auth/login': {
    call: ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
    allowed: 200,
  },
  'POST /api/v1/auth/logout': { call: () => ({ body: {} }), allowed: 204 },
  'GET /api/v1/auth/me': { call: none, allowed: 200 },
  'POST /api/v1/auth/change-password': {
    call: () => ({ body: { current_password: PASSWORD, new_password: 'szary deszcz nad Wisla' } }),
    allowed: 204,
  },
  'POST /api/v1/auth/forgot-password': {
    call: ({ user }) => ({ body: { email: user.email, language: 'pl' } }),
    allowed: 202,
  },
  'POST /api/v1/auth/reset-password': {
    call: () => ({ body: { token: 'none', new_password: 'szary deszcz nad Wisla' } }),
    allowed: 'LINK_INVALID',
  },
  'POST /api/v1/auth/verify-email': { call: () => ({ query: { token: 'none' } }), allowed: 'LINK_INVALID' },
  'POST /api/v1/auth/verify-email/look': {
    call: () => ({ body: { token: 'none' } }),
    allowed: 'LINK_INVALID',
  },
  'POST /api/v1/auth/verify-email/decline': {
    call: () => ({ body: { token: 'none' } }),
    allowed: 'LINK_INVALID',
  },
  'POST /api/v1/auth/prove/options': { call: none, allowed: 200 },
  'POST /api/v1/auth/prove': { call: () => ({ body: { current_password: PASSWORD } }), allowed: 204 },
  'POST /api/v1/auth/resend-verification': { call: () => ({ body: { email: anEmail() } }), allowed: 202 },
  'POST /api/v1/auth/refresh': {
    call: () => ({ body: { refresh_token: 'none' } }),
    allowed: 'SESSION_EXPIRED',
  },
  'POST /api/v1/auth/passkeys/options': { call: none, allowed: 200 },
  'POST /api/v1/auth/passkeys/login': {
    call: () => ({ body: { challenge_id: 'none', response: ASSERTION } }),
    allowed: 'CHALLENGE_INVALID',
  },
  'GET /api/v1/account/sessions': { call: none, allowed: 200 },
  'DELETE /api/v1/account/sessions': { call: none, allowed: 204 },
  'DELETE /api/v1/account/sessions/{id}': {
    call: ({ sessionId }) => ({ path: { id: sessionId } }),
    allowed: 204,
  },
  'GET /api/v1/account/passkeys': { call: none, allowed: 200 },
  'POST /api/v1/account/passkeys/options': { call: none, allowed: 200 },
  'POST /api/v1/account/passkeys': {
    call: () => ({ body: { challenge_id: 'none', name: 'Telefon', response: {} } }),
    allowed: 'CHALLENGE_INVALID',
  },
  'PATCH /api/v1/account/passkeys/{id}': {
    call: ({ passkeyId }) => ({ path: { id: passkeyId }, body: { name: 'Inny' } }),
    allowed: 200,
  },
  'DELETE /api/v1/account/passkeys/{id}': {
    call: ({ passkeyId }) => ({ path: { id: passkeyId } }),
    allowed: 204,
  },
  'POST /api/v1/occasions/sync': {
    call: () => ({ body: { changes: [], time_zone: 'Europe/Warsaw' } }),
    allowed: 200,
  },
  'POST /api/v1/occasions/unsubscribe': {
    call: () => ({ query: { token: 'none' } }),
    allowed: 'LINK_INVALID',
  },
  'GET /api/v1/drawings/shares': { call: none, allowed: 200 },
  'PUT /api/v1/drawings/{id}/share': {
    call: () => ({ path: { id: 'drawing' }, body: { title: 'Plan', scene: A_SCENE, pictures: {} } }),
    allowed: 200,
  },
  'DELETE /api/v1/drawings/{id}/share': { call: () => ({ path: { id: 'drawing' } }), allowed: 204 },
  'GET /api/v1/drawings/shared/{token}': { call: () => ({ path: { token: 'none' } }), allowed: 'NOT_FOUND' },
  'GET /api/v1/drawings/shared/{token}/pictures': {
    call: () => ({ path: { token: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/wishlist/sync': { call: () => ({ body: { wishes: [] } }), allowed: 200 },
  'GET /api/v1/account/preferences': { call: none, allowed: 200 },
  'PATCH /api/v1/account/preferences': {
    call: () => ({ body: { preferredGenerators: { obraz: { value: true, changed_at: 1 } } } }),
    allowed: 200,
  },
  'GET /api/v1/account/profile': { call: none, allowed: 200 },
  'PATCH /api/v1/account/profile': { call: () => ({ body: { bio: 'Lubię kartki.' } }), allowed: 200 },
  'POST /api/v1/account/email': {
    call: () => ({ body: { email: anEmail(), current_password: PASSWORD } }),
    allowed: 202,
  },
  'GET /api/v1/account/billing': { call: none, allowed: 200 },
  'PUT /api/v1/account/billing': {
    call: () => ({ body: { ...EMPTY_BILLING, city: 'Gdynia' } }),
    allowed: 200,
  },
  'GET /api/v1/account/orders': { call: none, allowed: 200 },
  'GET /api/v1/account/export': { call: none, allowed: 200 },
  'DELETE /api/v1/account': { call: () => ({ body: { current_password: PASSWORD } }), allowed: 204 },
  'GET /api/v1/gallery/images': { call: none, allowed: 200 },
  'GET /api/v1/gallery/images/{id}': { call: ({ imageId }) => ({ path: { id: imageId } }), allowed: 200 },
  // Without a file in form data it is refused.
  'GET /api/v1/uploads/{key}': { call: () => ({ path: { key: 'the-key-of-one' } }), allowed: 200 },
  'POST /api/v1/gallery/images/upload': { call: none, allowed: 'INVALID_REQUEST' },
  'POST /api/v1/gallery/images/presign': {
    call: () => ({ body: { mime_type: 'image/png', extension: 'png' } }),
    allowed: 201,
  },
  'POST /api/v1/gallery/images/confirm': {
    call: () => ({ body: { upload_id: 'none', filename: 'kotek.png' } }),
    allowed: 'NOT_FOUND',
  },
  // Among many ids, those of another person are ignored.
  'POST /api/v1/gallery/images/delete': {
    call: ({ imageId }) => ({ body: { ids: [imageId] } }),
    allowed: 204,
  },
  'POST /api/v1/gallery/images/restore': {
    call: ({ imageId }) => ({ body: { ids: [imageId] } }),
    allowed: 204,
  },
  'DELETE /api/v1/gallery/images/{id}': { call: ({ imageId }) => ({ path: { id: imageId } }), allowed: 204 },
  'POST /api/v1/gallery/images/{id}/usage': {
    call: ({ imageId }) => ({ path: { id: imageId } }),
    allowed: 204,
  },
  'GET /api/v1/gallery/albums': { call: none, allowed: 200 },
  'POST /api/v1/gallery/albums': { call: () => ({ body: { name: 'Koty' } }), allowed: 201 },
  'PATCH /api/v1/gallery/albums/{id}': {
    call: ({ albumId }) => ({ path: { id: albumId }, body: { name: 'Psy' } }),
    allowed: 200,
  },
  'DELETE /api/v1/gallery/albums/{id}': { call: ({ albumId }) => ({ path: { id: albumId } }), allowed: 204 },
  'POST /api/v1/gallery/albums/{id}/images': {
    call: ({ albumId, imageId }) => ({ path: { id: albumId }, body: { ids: [imageId] } }),
    allowed: 204,
  },
  'POST /api/v1/gallery/albums/{id}/images/remove': {
    call: ({ albumId, imageId }) => ({ path: { id: albumId }, body: { ids: [imageId] } }),
    allowed: 204,
  },
  'GET /api/v1/credits': { call: none, allowed: 200 },
  'GET /api/v1/credits/movements': { call: none, allowed: 200 },
  'GET /api/v1/credits/purchases/{token}': { call: () => ({ path: { token: 'none' } }), allowed: 200 },
  'POST /api/v1/personalizations': {
    call: () => ({
      body: personalizationBody(
        { id: randomUUID(), productId: 'gid://shopify/Product/1' },
        { ...NO_DETAILS, recipientName: 'Halina' },
      ),
    }),
    allowed: 204,
  },
  'POST /api/v1/prints': {
    call: () => ({
      body: {
        cart_item_id: randomUUID(),
        handle: 'kubek-z-twoim-obrazem',
        file_id: randomUUID(),
        mime_type: 'image/jpeg',
        is_turned: false,
        placement: FILLED,
      },
    }),
    allowed: 'NOT_IN_CART',
  },
  'POST /api/v1/analytics/events': {
    call: () => ({ body: { sent_at: Date.now(), events: [] } }),
    allowed: 204,
  },
  'GET /api/v1/orders/{token}/files': {
    call: () => ({ path: { token: 'none' }, query: { lang: 'pl' } }),
    allowed: 'NOT_FOUND',
  },
  'PUT /api/v1/orders/{token}/files/{file}/words': {
    call: () => ({ path: { token: 'none', file: '0' }, query: { lang: 'pl' }, body: { words: {} } }),
    allowed: 'NOT_FOUND',
  },
  'PUT /api/v1/orders/{token}/files/{file}/delivery': {
    call: () => ({
      path: { token: 'none', file: '0' },
      query: { lang: 'pl' },
      body: { recipient_email: anEmail(), delivery_date: '', time_zone: 'Europe/Warsaw' },
    }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/orders/{token}/files/{file}/send': {
    call: () => ({ path: { token: 'none', file: '0' }, query: { lang: 'pl' }, body: { when: 'soon' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/cards/{token}': { call: () => ({ path: { token: 'none' } }), allowed: 'NOT_FOUND' },
  'POST /api/v1/cards/{token}/received': {
    call: () => ({ path: { token: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/cards/{token}/thanks': {
    call: () => ({ path: { token: 'none' }, body: { words: 'Dziękuję!' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/orders/{token}/invoice': {
    call: () => ({ path: { token: 'none' }, query: { lang: 'pl' }, body: EMPTY_BILLING }),
    allowed: 'VALIDATION_FAILED',
  },
  'POST /api/v1/generation/keys': { call: none, allowed: 200 },
  'GET /api/v1/generation/engines': { call: none, allowed: 200 },
  // No engine is configured.
  'POST /api/v1/generation/texts': {
    call: () => ({ body: { request: A_TEXT, language: 'pl' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/generations': { call: none, allowed: 200 },
  'GET /api/v1/generations/stats': { call: none, allowed: 200 },
  'GET /api/v1/discover/films': { call: none, allowed: 200 },
  'GET /api/v1/discover/trending': { call: none, allowed: 200 },
  'GET /api/v1/discover/examples': { call: none, allowed: 200 },
  // It isn't public.
  'POST /api/v1/discover/works/{id}/reports': {
    call: ({ generationId }) => ({ path: { id: generationId }, body: { reason: 'other', note: '' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/drawings/shared/{token}/reports': {
    call: () => ({ path: { token: 'none' }, body: { reason: 'other', note: '' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/admin/reports': { call: none, allowed: 200 },
  'POST /api/v1/admin/works/{id}/decision': {
    call: () => ({ path: { id: 'none' }, body: { decision: 'keep' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/drawings/{token}/decision': {
    call: () => ({ path: { token: 'none' }, body: { decision: 'keep' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/generations/shared': { call: none, allowed: 200 },
  'GET /api/v1/generations/shared/{token}': {
    call: ({ generationId }) => ({ path: { token: `token-${generationId}` } }),
    allowed: 200,
  },
  'GET /api/v1/generations/{id}': {
    call: ({ generationId }) => ({ path: { id: generationId } }),
    allowed: 200,
  },
  'PATCH /api/v1/generations/{id}': {
    call: ({ generationId }) => ({ path: { id: generationId }, body: { tags: ['mama'] } }),
    allowed: 200,
  },
  'DELETE /api/v1/generations/{id}': {
    call: ({ generationId }) => ({ path: { id: generationId } }),
    allowed: 204,
  },
  'POST /api/v1/generations/{id}/restore': {
    call: ({ generationId }) => ({ path: { id: generationId } }),
    allowed: 200,
  },
  'POST /api/v1/generations/{id}/share': {
    call: ({ generationId }) => ({ path: { id: generationId } }),
    allowed: 200,
  },
  'DELETE /api/v1/generations/{id}/share': {
    call: ({ generationId }) => ({ path: { id: generationId } }),
    allowed: 204,
  },
  'GET /api/v1/generations/{id}/public': {
    // Its maker keeps it private.
    call: ({ generationId }) => ({ path: { id: generationId } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/profiles/{username}': {
    call: ({ user }) => ({ path: { username: user.username ?? '' } }),
    allowed: 200,
  },
  'POST /api/v1/push/subscriptions': {
    call: () => ({
      body: {
        endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
        keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      },
    }),
    allowed: 204,
  },
  'DELETE /api/v1/push/subscriptions': {
    call: () => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/none' } }),
    allowed: 204,
  },
  'POST /api/v1/newsletter': { call: () => ({ body: { email: anEmail(), language: 'pl' } }), allowed: 202 },
  'POST /api/v1/newsletter/confirm': {
    call: (_owner, context) => ({ query: { token: confirmToken(context, anEmail(), 'pl').token } }),
    allowed: 204,
  },
  'POST /api/v1/newsletter/unsubscribe': {
    call: (_owner, context) => ({ query: { token: unsubscribeToken(context, anEmail()) } }),
    allowed: 204,
  },
  'POST /api/v1/restock': {
    call: () => ({ body: { variantId: 'none', email: anEmail(), language: 'pl' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/restock/confirm': {
    call: (_owner, context) => ({ query: { token: requestToken(context, A_REQUEST).token } }),
    allowed: 204,
  },
  'POST /api/v1/restock/withdraw': {
    call: (_owner, context) => ({ query: { token: requestToken(context, A_REQUEST).token } }),
    allowed: 204,
  },
  'GET /api/v1/account/restock': { call: none, allowed: 200 },
  'DELETE /api/v1/account/restock/{id}': { call: () => ({ path: { id: 'none' } }), allowed: 'NOT_FOUND' },
  'POST /api/v1/contact': {
    call: () => ({ body: { email: anEmail(), order_number: '', message: 'Gdzie jest moja paczka?' } }),
    allowed: 202,
  },
  'POST /api/v1/notices/unsubscribe': {
    call: ({ user }, context) => ({ query: { token: noticeToken(context, user.id) } }),
    allowed: 204,
  },
  'GET /api/v1/admin/users': { call: () => ({ query: { q: 'nobody-is-called-so' } }), allowed: 200 },
  'PUT /api/v1/admin/users/{id}/roles': {
    call: ({ user }) => ({ path: { id: user.id }, body: { ...anAct(), roles: ['admin'] } }),
    allowed: 200,
  },
  'GET /api/v1/admin/users/{id}': { call: ({ user }) => ({ path: { id: user.id } }), allowed: 200 },
  'POST /api/v1/admin/users/{id}/corrections': {
    call: ({ user }) => ({ path: { id: user.id }, body: { ...anAct(), credits: 5 } }),
    allowed: 200,
  },
  'POST /api/v1/admin/users/{id}/refunds': {
    // Made by hand: nothing was charged for it.
    call: ({ user, generationId }) => ({
      path: { id: user.id },
      body: { ...anAct(), subject: { kind: 'generation', id: generationId } },
    }),
    allowed: 'NOTHING_TO_REFUND',
  },
  'POST /api/v1/admin/users/{id}/returns': {
    call: ({ user }) => ({ path: { id: user.id }, body: { ...anAct(), order: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/admin/acts': { call: none, allowed: 200 },
  'GET /api/v1/affiliate/codes': { call: () => ({ query: { code: 'techvibe' } }), allowed: 200 },
  'GET /api/v1/affiliate/results': { call: none, allowed: 200 },
  'GET /api/v1/admin/affiliate-codes': { call: none, allowed: 200 },
  'POST /api/v1/admin/affiliate-codes': {
    call: () => ({ body: { ...A_CODE, code: `KOD-${randomUUID().slice(0, 8)}`, act: randomUUID() } }),
    allowed: 200,
  },
  'POST /api/v1/admin/affiliate-codes/{code}/end': {
    call: () => ({ path: { code: 'none' }, body: { act: randomUUID(), reason: 'Koniec umowy' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/content/{language}': { call: () => ({ path: { language: 'none' } }), allowed: 'NOT_FOUND' },
  'GET /api/v1/content/{language}/{kind}': {
    call: () => ({ path: { language: 'pl', kind: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/content/{language}/{kind}/{slug}': {
    call: () => ({ path: { language: 'pl', kind: 'news', slug: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/models/{language}': { call: () => ({ path: { language: 'none' } }), allowed: 'NOT_FOUND' },
  'GET /api/v1/models/{language}/{slug}': {
    call: () => ({ path: { language: 'en', slug: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/admin/content': { call: none, allowed: 200 },
  'POST /api/v1/admin/content/preview': {
    call: () => ({ body: { language: 'pl', kind: 'news', slug: 'none', source: '' } }),
    allowed: 200,
  },
  'GET /api/v1/admin/content/{language}/{kind}/{slug}': {
    call: () => ({ path: { language: 'pl', kind: 'news', slug: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'PUT /api/v1/admin/content/{language}/{kind}/{slug}': {
    call: () => ({
      path: { language: 'pl', kind: 'news', slug: `tekst-${randomUUID()}` },
      body: { revision: 0, source: '' },
    }),
    allowed: 200,
  },
  'POST /api/v1/admin/content/{language}/{kind}/{slug}/publish': {
    call: () => ({
      path: { language: 'pl', kind: 'news', slug: 'none' },
      body: { revision: 1, from: null },
    }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/content/{language}/{kind}/{slug}/cancel': {
    call: () => ({ path: { language: 'pl', kind: 'news', slug: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/content/{language}/{kind}/{slug}/withdraw': {
    call: () => ({ path: { language: 'pl', kind: 'news', slug: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/products/{handle}/reviews': {
    call: () => ({ path: { handle: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/account/reviews': { call: none, allowed: 200 },
  'PUT /api/v1/account/reviews/{handle}': {
    call: () => ({ path: { handle: 'none' }, body: { stars: 5, text: 'Piękna', signature: 'Zofia' } }),
    allowed: 'NOT_BOUGHT',
  },
  'DELETE /api/v1/account/reviews/{handle}': {
    call: () => ({ path: { handle: 'none' } }),
    allowed: 'NOT_BOUGHT',
  },
  'GET /api/v1/templates': { call: none, allowed: 200 },
  'GET /api/v1/templates/builder': { call: none, allowed: 200 },
  'POST /api/v1/templates/builder': { call: () => ({ body: { template: A_TEMPLATE } }), allowed: 201 },
  'POST /api/v1/templates/builder/validate': {
    call: () => ({ body: { template: A_TEMPLATE } }),
    allowed: 200,
  },
  'POST /api/v1/templates/builder/preview': {
    call: () => ({ body: { template: A_TEMPLATE, values: { imie: 'Ola' } } }),
    allowed: 200,
  },
  'POST /api/v1/templates/builder/ai/suggestions': {
    call: () => ({ body: { template: A_TEMPLATE } }),
    allowed: 200,
  },
  'GET /api/v1/templates/builder/{id}': {
    call: ({ templateId }) => ({ path: { id: templateId } }),
    allowed: 200,
  },
  'GET /api/v1/templates/builder/{id}/webhook-secret': {
    call: ({ templateId }) => ({ path: { id: templateId } }),
    allowed: 200,
  },
  'PUT /api/v1/templates/builder/{id}': {
    call: ({ templateId }) => ({ path: { id: templateId }, body: { revision: 1, template: A_TEMPLATE } }),
    allowed: 200,
  },
  'DELETE /api/v1/templates/builder/{id}': {
    call: ({ templateId }) => ({ path: { id: templateId } }),
    allowed: 204,
  },
  'POST /api/v1/templates/builder/{id}/validate': {
    call: ({ templateId }) => ({ path: { id: templateId } }),
    allowed: 200,
  },
  'POST /api/v1/templates/builder/{id}/preview_run': {
    call: ({ templateId }) => ({ path: { id: templateId }, body: { values: {} } }),
    allowed: 200,
  },
  'POST /api/v1/templates/builder/{id}/publish': {
    call: ({ templateId }) => ({ path: { id: templateId }, body: { revision: 1 } }),
    allowed: 200,
  },
  'POST /api/v1/templates/builder/{id}/archive': {
    call: ({ templateId }) => ({ path: { id: templateId }, body: { revision: 1 } }),
    allowed: 200,
  },
  'POST /api/v1/templates/builder/{id}/unarchive': {
    call: ({ templateId }) => ({ path: { id: templateId }, body: { revision: 1 } }),
    allowed: 'TEMPLATE_STATUS',
  },
  'POST /api/v1/templates/builder/{id}/clone': {
    call: ({ templateId }) => ({ path: { id: templateId } }),
    allowed: 201,
  },
  'POST /api/v1/templates/builder/{id}/restore': {
    call: ({ templateId }) => ({ path: { id: templateId }, body: { revision: 1, snapshot: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/templates/builder/{id}/run-report': {
    call: ({ templateId }) => ({ path: { id: templateId } }),
    allowed: 200,
  },
  'GET /api/v1/templates/builder/{id}/status-snapshots': {
    call: ({ templateId }) => ({ path: { id: templateId }, query: { limit: '3' } }),
    allowed: 200,
  },
  'GET /api/v1/templates/builder/{id}/status-snapshots/{snapshot}': {
    call: ({ templateId }) => ({ path: { id: templateId, snapshot: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/templates/{slug}': {
    call: ({ templateId }) => ({ path: { slug: templateId }, query: { language: 'en' } }),
    allowed: 200,
  },
  'POST /api/v1/templates/{slug}/quote': {
    call: ({ templateId }) => ({ path: { slug: templateId }, body: { values: { imie: 'Ola' } } }),
    allowed: 200,
  },
  'POST /api/v1/templates/{slug}/runs': {
    call: ({ templateId }) => ({
      path: { slug: templateId },
      body: { values: { imie: 'Ola' }, refCode: randomUUID(), credits: 6 },
    }),
    allowed: 202,
  },
  // A form without a file.
  'POST /api/v1/template-media': { call: none, allowed: 'INVALID_REQUEST' },
  'POST /api/v1/template-media/results': {
    call: () => ({ body: { run: 'none', output: 'wynik', part: 0 } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/template-media/{id}': { call: () => ({ path: { id: 'none' } }), allowed: 'NOT_FOUND' },
  'GET /api/v1/template-runs': { call: none, allowed: 200 },
  'GET /api/v1/template-runs/{id}': { call: ({ runId }) => ({ path: { id: runId } }), allowed: 200 },
  'POST /api/v1/template-runs/{id}/cancel': { call: ({ runId }) => ({ path: { id: runId } }), allowed: 200 },
  'DELETE /api/v1/template-runs/{id}': { call: ({ runId }) => ({ path: { id: runId } }), allowed: 204 },
  // A form without a file.
  'POST /api/v1/sent-files': { call: () => ({ query: { type: 'audio' } }), allowed: 'INVALID_REQUEST' },
  'GET /api/v1/sent-files/{id}': { call: ({ sentFileId }) => ({ path: { id: sentFileId } }), allowed: 200 },
  'GET /api/v1/statistics/report': {
    call: () => ({ query: { metric: 'views', by: 'day', from: '2026-11-01', to: '2026-11-23' } }),
    allowed: 200,
  },
  'GET /api/v1/statistics/live': { call: none, allowed: 200 },
  'GET /api/v1/admin/stock': { call: none, allowed: 200 },
  'POST /api/v1/admin/stock/{variant}': {
    call: () => ({ path: { variant: 'none' }, body: { act: randomUUID(), pieces: 3 } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/admin/production': { call: () => ({}), allowed: 200 },
  'PUT /api/v1/admin/parcels/{number}': {
    call: () => ({
      path: { number: 'none' },
      body: { revision: 0, state: 'made', carrier: null, tracking_number: '' },
    }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/parcels/import': {
    call: () => ({
      body: { parcels: [{ number: 'none', state: 'made', carrier: null, tracking_number: '' }] },
    }),
    allowed: 200,
  },
  'GET /api/v1/lockers': { call: () => ({ query: { q: 'Kozy' } }), allowed: 200 },
  'GET /api/v1/postcodes/{postcode}': { call: () => ({ path: { postcode: '43-340' } }), allowed: 200 },
  'GET /api/v1/admin/reviews': { call: () => ({ query: { state: 'waiting' } }), allowed: 200 },
  'POST /api/v1/admin/reviews/{id}/decision': {
    call: () => ({ path: { id: 'none' }, body: { decision: 'approve', revision: 1 } }),
    allowed: 'NOT_FOUND',
  },
  'PUT /api/v1/admin/reviews/{id}/answer': {
    call: () => ({ path: { id: 'none' }, body: { revision: 1, answer: 'Dziękujemy' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/admin/newsletter': { call: none, allowed: 200 },
  'GET /api/v1/admin/newsletter/{id}': { call: () => ({ path: { id: 'none' } }), allowed: 'NOT_FOUND' },
  'PUT /api/v1/admin/newsletter/{id}': {
    call: () => ({ path: { id: randomUUID() }, body: { version: 0, content: EMPTY_ISSUE } }),
    allowed: 200,
  },
  'DELETE /api/v1/admin/newsletter/{id}': { call: () => ({ path: { id: 'none' } }), allowed: 204 },
  'POST /api/v1/admin/newsletter/{id}/test': {
    call: () => ({ path: { id: 'none' }, body: { version: 1, language: 'pl' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/newsletter/{id}/send': {
    call: () => ({ path: { id: 'none' }, body: { version: 1, languages: ['pl'] } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/newsletter/{id}/stop': {
    call: () => ({ path: { id: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'POST /api/v1/admin/newsletter/{id}/continue': {
    call: () => ({ path: { id: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/admin/prices': { call: none, allowed: 200 },
  'PUT /api/v1/admin/prices/{engine}': {
    call: () => ({ path: { engine: 'runway' }, body: { credits: 10 } }),
    allowed: 200,
  },
  'GET /api/v1/admin/received-orders': { call: none, allowed: 200 },
  'POST /api/v1/admin/received-orders/{id}/retry': {
    call: () => ({ path: { id: 'none' } }),
    allowed: 'NOT_FOUND',
  },
  'GET /api/v1/openapi.json': { call: none, allowed: 200 },
}

/** Every endpoint there is. */
export const ENDPOINTS: readonly Endpoint[] = Object.keys(ENDPOINT_ACCESS).filter(isEndpoint)

function isEndpoint(name: string): name is Endpoint {
  return Object.hasOwn(ENDPOINT_ACCESS, name)
}

/** A new owner; one at a time has the user name. */
export async function makeOwner(context: ServerContext): Promise<Owner> {
  const user = await makeUser(context, { username: 'zofia', bio: 'tajemnica-zofii', isPublic: true })
  const { access_token: token } = await signInWithProof(context, user)
  await signIn(context, user)
  const passkeyId = randomUUID()
  await context.database.insert(passkeys).values({
    id: passkeyId,
    userId: user.id,
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: [],
    isSynced: false,
    name: 'Klucz Zofii',
    createdAt: context.now(),
  })
  await context.database
    .insert(accountBilling)
    .values({ userId: user.id, billing: { ...EMPTY_BILLING, company: 'tajemnica-zofii' } })
  const generationId = await makeGeneration(context, { userId: user.id, prompt: 'tajemnica-zofii' })
  const { id: imageId } = await makeImage(context, user.id, { filename: 'tajemnica-zofii.jpg' })
  const albumId = randomUUID()
  await context.database
    .insert(galleryAlbums)
    .values({ id: albumId, userId: user.id, name: 'tajemnica-zofii', createdAt: context.now() })
  await context.database.insert(galleryAlbumImages).values({ albumId, imageId })
  const [session] = await context.database.select().from(sessions).where(eq(sessions.userId, user.id))
  const templateId = await makeTemplate(context, user.id)
  const runId = await makeRun(context, user.id, 'tajemnica-zofii')
  const sentFileId = await makeSentFile(context, user.id, 'tajemnica-zofii')
  const sessionId = session?.id ?? ''
  const ids = { sessionId, passkeyId, generationId, imageId, albumId, templateId, runId, sentFileId }
  return { user, token, ...ids }
}
