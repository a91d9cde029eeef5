import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { describe, expect, it } from 'vitest'
import { ENDPOINT_ACCESS } from '#support/endpointAccess.gen.ts'
import { NO_PREFERENCES } from '#domain/account/preferences.ts'
import { WHOLE_BYTES } from '#domain/files/parts.ts'
import { FILLED } from '#domain/prints/placement.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import { emptyScene } from '#domain/scene/newScene.ts'
import { requestFor } from '#domain/wording/requestFor.ts'
import { EMPTY_ISSUE } from '#domain/newsletter/issue.ts'
import * as account from './accountCalls.ts'
import * as admin from './adminCalls.ts'
import * as affiliate from './affiliateCalls.ts'
import * as articles from './articleCalls.ts'
import * as drawings from './drawingCalls.ts'
import * as reports from './reportCalls.ts'
import * as restock from './restockCalls.ts'
import * as reviews from './reviewCalls.ts'
import * as stock from './stockCalls.ts'
import * as auth from './authCalls.ts'
import * as cards from './cardCalls.ts'
import * as contact from './contactCalls.ts'
import * as delivery from './deliveryCalls.ts'
import * as credits from './creditCalls.ts'
import * as gallery from './galleryCalls.ts'
import * as generation from './generationCalls.ts'
import * as gifts from './giftCalls.ts'
import * as prints from './printCalls.ts'
import * as issues from './issueCalls.ts'
import * as newsletter from './newsletterCalls.ts'
import * as occasions from './occasionCalls.ts'
import * as orders from './orderCalls.ts'
import type { CallOptions, CallRequest, ProductApi } from './productApi.ts'
import * as push from './pushCalls.ts'
import * as statistics from './statisticsCalls.ts'
import * as templates from './templateCalls.ts'
import * as fieldFiles from './templateFileCalls.ts'
import * as runs from './templateRunCalls.ts'
import * as media from './templateMediaCalls.ts'
import { NO_ANSWER } from './readAnswer.ts'
import * as wishlist from './wishlistCalls.ts'
import * as writing from './writingCalls.ts'

const email = 'anna@example.pl'
const language = 'pl'
const current_password = 'stare hasło kota'
const token = 'token-1'
const challenge_id = 'challenge-1'
const id = 'id-1'
const A_PLACE = { language, kind: 'news', slug: 'nowosc' } as const
const A_DRAWING = { title: 'Plan', scene: emptyScene('diagram'), pictures: {} }
const A_SOUND = new File(['…'], 'nagranie.mp3', { type: 'audio/mpeg' })
const A_TEXT = requestFor(
  { handle: 'kartka', aiType: 'greeting_card', aiCategory: 'Urodziny', aiCategoryKey: 'Urodziny' },
  { name: 'Halina', memory: '', sender: '' },
)
const BILLING = {
  first_name: 'Anna',
  last_name: '',
  company: '',
  tax_id: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  country_code: 'PL',
} as const
const REGISTRATION = {
  email,
  language,
  password: 'nowe hasło kota',
  display_name: 'Anna',
  accepts_terms: true,
  accepts_notifications: false,
} as const

const AN_ACT = { act: 'd0b1f5a0-3c86-4b0e-9a55-6a1a9c1f0b11', seen: 0, reason: 'Na prośbę' } as const

const A_CODE = {
  act: AN_ACT.act,
  reason: AN_ACT.reason,
  code: 'KOD',
  creator: 'Zofia',
  bonusCredits: 1,
  discountPercent: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  email: null,
}

type Call = (api: ProductApi, options: CallOptions) => Promise<unknown>

const CALLS: Readonly<Record<string, Call>> = {
  'POST /api/v1/auth/register': (api, options) => auth.register(api, REGISTRATION, options),
  'POST /api/v1/auth/login': (api, options) => auth.logIn(api, { email, password: 'x' }, options),
  'POST /api/v1/auth/logout': (api, options) => auth.logOut(api, { refresh_token: token }, options),
  'GET /api/v1/auth/me': (api, options) => auth.readMe(api, options),
  'POST /api/v1/auth/change-password': (api, options) =>
    auth.changePassword(api, { current_password, new_password: 'nowe hasło kota' }, options),
  'POST /api/v1/auth/forgot-password': (api, options) =>
    auth.forgotPassword(api, { email, language }, options),
  'POST /api/v1/auth/reset-password': (api, options) =>
    auth.resetPassword(api, { token, new_password: 'nowe hasło kota' }, options),
  'POST /api/v1/auth/verify-email': (api, options) => auth.verifyEmail(api, { token }, options),
  'POST /api/v1/auth/verify-email/look': (api, options) => auth.lookAtEmailLink(api, token, options),
  'POST /api/v1/auth/verify-email/decline': (api, options) => auth.declineEmailLink(api, token, options),
  'POST /api/v1/auth/prove/options': (api, options) => auth.proofOptions(api, options),
  'POST /api/v1/auth/prove': (api, options) => auth.prove(api, { current_password }, options),
  'POST /api/v1/auth/resend-verification': (api, options) => auth.resendVerification(api, { email }, options),
  'POST /api/v1/auth/passkeys/options': (api, options) => auth.passkeyLoginOptions(api, options),
  'POST /api/v1/auth/passkeys/login': (api, options) =>
    auth.logInWithPasskey(api, { challenge_id, response: {} }, options),

  'GET /api/v1/account/sessions': (api, options) => account.listSessions(api, options),
  'DELETE /api/v1/account/sessions': (api, options) => account.endOtherSessions(api, options),
  'DELETE /api/v1/account/sessions/{id}': (api, options) => account.endSession(api, id, options),
  'GET /api/v1/account/passkeys': (api, options) => account.listPasskeys(api, options),
  'POST /api/v1/account/passkeys/options': (api, options) => account.newPasskeyOptions(api, options),
  'POST /api/v1/account/passkeys': (api, options) =>
    account.addPasskey(api, { challenge_id, name: 'Telefon', response: {} }, options),
  'PATCH /api/v1/account/passkeys/{id}': (api, options) =>
    account.renamePasskey(api, { id, name: 'Telefon' }, options),
  'DELETE /api/v1/account/passkeys/{id}': (api, options) => account.removePasskey(api, id, options),
  'GET /api/v1/account/preferences': (api, options) => account.readPreferences(api, options),
  'PATCH /api/v1/account/preferences': (api, options) =>
    account.savePreferences(api, NO_PREFERENCES, options),
  'GET /api/v1/account/profile': (api, options) => account.readProfile(api, options),
  'PATCH /api/v1/account/profile': (api, options) => account.saveProfile(api, { bio: 'Kot' }, options),
  'POST /api/v1/account/email': (api, options) =>
    account.changeEmail(api, { email, current_password }, options),
  'GET /api/v1/account/billing': (api, options) => account.readBilling(api, options),
  'PUT /api/v1/account/billing': (api, options) => account.saveBilling(api, BILLING, options),
  'GET /api/v1/account/orders': (api, options) => account.listOrders(api, {}, options),
  'GET /api/v1/account/export': (api, options) => account.exportAccount(api, options),
  'DELETE /api/v1/account': (api, options) => account.deleteAccount(api, { current_password }, options),

  'POST /api/v1/generation/keys': (api, options) => generation.createGeneratorKey(api, options),
  'GET /api/v1/generation/engines': (api, options) => generation.listEngines(api, options),
  'POST /api/v1/generation/texts': (api, options) =>
    writing.writeEngineTexts(api, A_TEXT, { ...options, language }),
  'GET /api/v1/generations': (api, options) => generation.listGenerations(api, { q: 'kot' }, options),
  'GET /api/v1/generations/stats': (api, options) => generation.readGenerationStats(api, options),
  'GET /api/v1/generations/{id}': (api, options) => generation.readGeneration(api, id, options),
  'PATCH /api/v1/generations/{id}': (api, options) =>
    generation.changeGeneration(api, id, { isFavourite: true }, options),
  'DELETE /api/v1/generations/{id}': (api, options) => generation.deleteGeneration(api, id, options),
  'POST /api/v1/generations/{id}/restore': (api, options) => generation.restoreGeneration(api, id, options),
  'POST /api/v1/generations/{id}/share': (api, options) => generation.shareGeneration(api, id, options),
  'DELETE /api/v1/generations/{id}/share': (api, options) => generation.revokeShare(api, id, options),
  'GET /api/v1/generations/{id}/public': (api, options) => generation.readPublicGeneration(api, id, options),
  'GET /api/v1/generations/shared': (api, options) => generation.listSharedGenerations(api, {}, options),
  'GET /api/v1/generations/shared/{token}': (api, options) =>
    generation.readSharedGeneration(api, token, options),

  'GET /api/v1/credits': (api, options) => credits.readCredits(api, options),
  'GET /api/v1/credits/movements': (api, options) => credits.listMovements(api, {}, options),
  'GET /api/v1/credits/purchases/{token}': (api, options) => credits.readPurchase(api, token, options),
  'GET /api/v1/admin/prices': (api, options) => credits.listPrices(api, options),
  'PUT /api/v1/admin/prices/{engine}': (api, options) =>
    credits.savePrice(api, { engine: 'pika', credits: 7 }, options),
  'GET /api/v1/admin/received-orders': (api, options) => credits.listReceivedOrders(api, options),
  'POST /api/v1/admin/received-orders/{id}/retry': (api, options) =>
    credits.retryReceivedOrder(api, id, options),

  'POST /api/v1/push/subscriptions': (api, options) =>
    push.subscribeToPush(api, { endpoint: 'https://push.example', keys: { p256dh: '', auth: '' } }, options),
  'DELETE /api/v1/push/subscriptions': (api, options) =>
    push.unsubscribeFromPush(api, 'https://push.example', options),

  'GET /api/v1/uploads/{key}': (api, options) =>
    gallery.uploadImage(
      api,
      { file: new Blob([new Uint8Array(WHOLE_BYTES + 1)]), filename: 'kot.png' },
      options,
    ),
  'GET /api/v1/gallery/images': (api, options) => gallery.listImages(api, { q: 'kot' }, options),
  'GET /api/v1/gallery/images/{id}': (api, options) => gallery.readGalleryImage(api, id, options),
  'POST /api/v1/gallery/images/upload': (api, options) =>
    gallery.uploadImage(api, { file: new Blob(), filename: 'kot.png' }, options),
  'POST /api/v1/gallery/images/delete': (api, options) => gallery.deleteImages(api, [id], options),
  'POST /api/v1/gallery/images/restore': (api, options) => gallery.restoreImages(api, [id], options),
  'DELETE /api/v1/gallery/images/{id}': (api, options) => gallery.deleteImage(api, id, options),
  'POST /api/v1/gallery/images/{id}/usage': (api, options) => {
    // Its failure is not reported to the caller.
    gallery.reportUsage(api, id, options)
    return Promise.reject(new Error('seen'))
  },
  'GET /api/v1/gallery/albums': (api, options) => gallery.listAlbums(api, options),
  'POST /api/v1/gallery/albums': (api, options) => gallery.createAlbum(api, 'Koty', options),
  'PATCH /api/v1/gallery/albums/{id}': (api, options) =>
    gallery.renameAlbum(api, { id, name: 'Psy' }, options),
  'DELETE /api/v1/gallery/albums/{id}': (api, options) => gallery.deleteAlbum(api, id, options),
  'POST /api/v1/gallery/albums/{id}/images': (api, options) =>
    gallery.addToAlbum(api, { id, ids: ['kot'] }, options),
  'POST /api/v1/gallery/albums/{id}/images/remove': (api, options) =>
    gallery.removeFromAlbum(api, { id, ids: ['kot'] }, options),

  'GET /api/v1/profiles/{username}': (api, options) => account.readPublicProfile(api, 'anna', options),
  'POST /api/v1/contact': (api, options) =>
    contact.sendContactMessage(api, { email, order_number: '', message: 'Dzień dobry' }, options),
  'GET /api/v1/orders/{token}/files': (api, options) =>
    orders.readOrderFiles(api, { token, language }, options),
  'PUT /api/v1/orders/{token}/files/{file}/words': (api, options) =>
    orders.giveFileWords(api, { token, language, file: '0', words: { imie: 'Ola' } }, options),
  'POST /api/v1/personalizations': (api, options) =>
    gifts.savePersonalization(
      api,
      personalizationBody({ id, productId: 'product-1' }, { ...NO_DETAILS, recipientName: 'Halina' }),
      { ...options, isAnonymous: true },
    ),
  'POST /api/v1/prints': (api, options) =>
    prints.savePrint(
      api,
      {
        cart_item_id: id,
        handle: 'kubek-z-twoim-obrazem',
        file_id: id,
        mime_type: 'image/jpeg',
        is_turned: false,
        placement: FILLED,
      },
      options,
    ),
  'PUT /api/v1/orders/{token}/files/{file}/delivery': (api, options) =>
    cards.changeCardDelivery(
      api,
      { token, file: '0', language },
      { recipient_email: email, delivery_date: '', time_zone: 'Europe/Warsaw' },
      options,
    ),
  'POST /api/v1/orders/{token}/files/{file}/send': (api, options) =>
    cards.sendCard(api, { token, file: '0', language }, 'soon', options),
  'POST /api/v1/cards/{token}/received': (api, options) => cards.sayReceived(api, token, options),
  'POST /api/v1/cards/{token}/thanks': (api, options) =>
    cards.sendThanks(api, token, { words: 'Dziękuję!' }, options),
  'POST /api/v1/orders/{token}/invoice': (api, options) =>
    orders.askForInvoice(api, { token, language, buyer: BILLING }, options),
  'POST /api/v1/occasions/sync': (api, options) =>
    occasions.syncOccasions(api, { changes: [], time_zone: 'Europe/Warsaw' }, options),
  'POST /api/v1/occasions/unsubscribe': (api, options) => occasions.leaveDateLetters(api, { token }, options),
  'POST /api/v1/wishlist/sync': (api, options) => wishlist.syncWishes(api, [], options),
  'POST /api/v1/notices/unsubscribe': (api, options) => newsletter.leaveNotices(api, { token }, options),
  'POST /api/v1/newsletter': (api, options) => newsletter.joinNewsletter(api, { email, language }, options),
  'POST /api/v1/newsletter/confirm': (api, options) => newsletter.confirmNewsletter(api, { token }, options),
  'POST /api/v1/newsletter/unsubscribe': (api, options) =>
    newsletter.leaveNewsletter(api, { token }, options),

  'GET /api/v1/admin/users': (api, options) => admin.findPeople(api, { q: 'anna' }, options),
  'GET /api/v1/admin/users/{id}': (api, options) => admin.readPerson(api, id, options),
  'GET /api/v1/admin/acts': (api, options) => admin.listActs(api, {}, options),
  'PUT /api/v1/admin/users/{id}/roles': (api, options) =>
    admin.saveRoles(api, { id, ...AN_ACT, roles: ['admin'] }, options),
  'POST /api/v1/admin/users/{id}/corrections': (api, options) =>
    admin.correctCredits(api, { id, ...AN_ACT, credits: 5 }, options),
  'POST /api/v1/admin/users/{id}/refunds': (api, options) =>
    admin.refundWork(api, { id, ...AN_ACT, subject: { kind: 'run', id: 'kartka' } }, options),
  'POST /api/v1/admin/users/{id}/returns': (api, options) =>
    admin.returnOrder(api, { id, ...AN_ACT, order: '1' }, options),
  'GET /api/v1/products/{handle}/reviews': (api, options) =>
    reviews.listProductReviews(api, { handle: 'kubek' }, options),
  'GET /api/v1/account/reviews': (api, options) => reviews.readOwnReviews(api, options),
  'PUT /api/v1/account/reviews/{handle}': (api, options) =>
    reviews.writeReview(api, { handle: 'kubek', stars: 5, text: '', signature: 'Zofia' }, options),
  'DELETE /api/v1/account/reviews/{handle}': (api, options) => reviews.removeReview(api, 'kubek', options),
  'GET /api/v1/admin/production': (api, options) => admin.listFulfilment(api, {}, options),
  'PUT /api/v1/admin/parcels/{number}': (api, options) =>
    admin.updateParcel(
      api,
      { number: 'ISK-2026-000123', revision: 0, state: 'made', carrier: null, tracking_number: '' },
      options,
    ),
  'POST /api/v1/admin/parcels/import': (api, options) =>
    admin.importParcels(
      api,
      { parcels: [{ number: 'ISK-2026-000123', state: 'made', carrier: null, tracking_number: '' }] },
      options,
    ),
  'GET /api/v1/lockers': (api, options) => delivery.searchLockers(api, 'Kozy', options),
  'GET /api/v1/postcodes/{postcode}': (api, options) => delivery.townsOfPostcode(api, '43-340', options),
  'GET /api/v1/admin/stock': (api, options) => stock.listStock(api, 0, options),
  'POST /api/v1/admin/stock/{variant}': (api, options) =>
    stock.changeStock(api, { variant: 1, act: id, pieces: 3 }, options),
  'POST /api/v1/restock': (api, options) =>
    restock.askForRestock(api, { variantId: id, email, language: 'pl' }, { isAnonymous: true, ...options }),
  'POST /api/v1/restock/confirm': (api, options) => restock.confirmRestock(api, { token }, options),
  'POST /api/v1/restock/withdraw': (api, options) => restock.withdrawRestock(api, { token }, options),
  'GET /api/v1/account/restock': (api, options) => restock.readWaitedFor(api, options),
  'DELETE /api/v1/account/restock/{id}': (api, options) => restock.stopWaiting(api, id, options),
  'GET /api/v1/admin/reviews': (api, options) => reviews.listReviews(api, { state: 'waiting' }, options),
  'POST /api/v1/admin/reviews/{id}/decision': (api, options) =>
    reviews.decideReview(api, { id, decision: 'approve', revision: 1 }, options),
  'PUT /api/v1/admin/reviews/{id}/answer': (api, options) =>
    reviews.answerReview(api, { id, revision: 1, answer: '' }, options),
  'GET /api/v1/drawings/shares': (api, options) => drawings.readDrawingShares(api, options),
  'PUT /api/v1/drawings/{id}/share': (api, options) => drawings.shareDrawing(api, id, A_DRAWING, options),
  'DELETE /api/v1/drawings/{id}/share': (api, options) => drawings.withdrawDrawing(api, id, options),
  'GET /api/v1/affiliate/codes': (api, options) => affiliate.lookUpCode(api, 'TECHVIBE', options),
  'GET /api/v1/affiliate/results': (api, options) => affiliate.readCreatorResults(api, options),
  'GET /api/v1/admin/affiliate-codes': (api, options) => affiliate.listCodes(api, options),
  'POST /api/v1/admin/affiliate-codes': (api, options) => affiliate.addCode(api, A_CODE, options),
  'POST /api/v1/admin/affiliate-codes/{code}/end': (api, options) =>
    affiliate.endCode(api, { code: 'KOD', act: AN_ACT.act, reason: AN_ACT.reason }, options),
  'GET /api/v1/statistics/report': (api, options) =>
    statistics.readReport(api, { metric: 'views', from: '2026-11-01', to: '2026-11-23' }, options),
  'GET /api/v1/admin/newsletter': (api, options) => issues.readNewsletter(api, options),
  'GET /api/v1/admin/newsletter/{id}': (api, options) => issues.readIssue(api, id, options),
  'PUT /api/v1/admin/newsletter/{id}': (api, options) =>
    issues.saveIssue(api, { id, version: 0, content: EMPTY_ISSUE }, options),
  'DELETE /api/v1/admin/newsletter/{id}': (api, options) => issues.deleteIssue(api, id, options),
  'POST /api/v1/admin/newsletter/{id}/test': (api, options) =>
    issues.testIssue(api, { id, version: 1, language }, options),
  'POST /api/v1/admin/newsletter/{id}/send': (api, options) =>
    issues.sendIssue(api, { id, version: 1, languages: [language] }, options),
  'POST /api/v1/admin/newsletter/{id}/stop': (api, options) => issues.stopIssue(api, id, options),
  'POST /api/v1/admin/newsletter/{id}/continue': (api, options) => issues.continueIssue(api, id, options),
  'GET /api/v1/templates/builder': (api, options) => templates.listTemplates(api, options),
  'POST /api/v1/templates/builder': (api, options) =>
    templates.createTemplate(api, { template: EMPTY_TEMPLATE }, options),
  'GET /api/v1/templates/builder/{id}': (api, options) => templates.readTemplate(api, id, options),
  'GET /api/v1/templates/builder/{id}/webhook-secret': (api, options) =>
    templates.readWebhookSecret(api, id, options),
  'PUT /api/v1/templates/builder/{id}': (api, options) =>
    templates.saveTemplate(api, { id, revision: 1, template: EMPTY_TEMPLATE }, options),
  'DELETE /api/v1/templates/builder/{id}': (api, options) => templates.deleteTemplate(api, id, options),
  'POST /api/v1/templates/builder/validate': (api, options) =>
    templates.validateOnServer(api, { template: EMPTY_TEMPLATE }, options),
  'POST /api/v1/templates/builder/{id}/validate': (api, options) =>
    templates.validateSavedTemplate(api, id, options),
  'POST /api/v1/templates/builder/preview': (api, options) =>
    templates.previewTemplate(api, { template: EMPTY_TEMPLATE, values: {}, simulate: true }, options),
  'POST /api/v1/templates/builder/{id}/preview_run': (api, options) =>
    templates.previewSavedTemplate(api, { id, values: {}, simulate: true }, options),
  'POST /api/v1/templates/builder/{id}/publish': (api, options) =>
    templates.publishTemplate(api, { id, revision: 1 }, options),
  'POST /api/v1/templates/builder/{id}/archive': (api, options) =>
    templates.archiveTemplate(api, { id, revision: 1 }, options),
  'POST /api/v1/templates/builder/{id}/unarchive': (api, options) =>
    templates.unarchiveTemplate(api, { id, revision: 1 }, options),
  'POST /api/v1/templates/builder/{id}/clone': (api, options) => templates.cloneTemplate(api, id, options),
  'POST /api/v1/templates/builder/{id}/restore': (api, options) =>
    templates.restoreSnapshot(api, { id, revision: 1, snapshot: 'snapshot-1' }, options),
  'GET /api/v1/templates/builder/{id}/run-report': (api, options) =>
    templates.readRunReport(api, id, options),
  'GET /api/v1/templates/builder/{id}/status-snapshots': (api, options) =>
    templates.listSnapshots(api, { id }, options),
  'GET /api/v1/templates/builder/{id}/status-snapshots/{snapshot}': (api, options) =>
    templates.readSnapshot(api, { id, snapshot: 'snapshot-1' }, options),
  'POST /api/v1/templates/builder/ai/suggestions': (api, options) =>
    templates.suggestChanges(api, { template: EMPTY_TEMPLATE }, options),
  'POST /api/v1/templates/{slug}/quote': (api, options) =>
    runs.quoteRun(api, { slug: 'kartka', values: {} }, options),
  'POST /api/v1/templates/{slug}/runs': (api, options) =>
    runs.startTemplateRun(api, { slug: 'kartka', values: {}, refCode: 'ref-12345678', credits: 4 }, options),
  'GET /api/v1/template-runs': (api, options) => runs.listTemplateRuns(api, {}, options),
  'GET /api/v1/template-runs/{id}': (api, options) => runs.readTemplateRun(api, id, options),
  'POST /api/v1/template-runs/{id}/cancel': (api, options) => runs.cancelTemplateRun(api, id, options),
  'DELETE /api/v1/template-runs/{id}': (api, options) => runs.deleteTemplateRun(api, id, options),
  'POST /api/v1/template-media': (api, options) =>
    media.sendTemplatePicture(api, { file: A_SOUND, onProgress: () => undefined }, options),
  'POST /api/v1/template-media/results': (api, options) =>
    media.takeResult(api, { run: id, output: 'wynik', part: 0 }, options),
  'GET /api/v1/template-media/{id}': (api, options) => media.readTemplateMedia(api, id, options),
  'POST /api/v1/sent-files': (api, options) =>
    fieldFiles.sendFieldFile(api, { file: A_SOUND, type: 'audio', onProgress: () => undefined }, options),
  'GET /api/v1/sent-files/{id}': (api, options) => fieldFiles.findFieldFile(api, 'audio', id, options),

  'GET /api/v1/admin/content': (api, options) => articles.listDesk(api, options),
  'POST /api/v1/admin/content/preview': (api, options) =>
    articles.previewArticle(api, { place: A_PLACE, source: '# Tekst' }, options),
  'GET /api/v1/admin/content/{language}/{kind}/{slug}': (api, options) =>
    articles.readDesk(api, A_PLACE, options),
  'PUT /api/v1/admin/content/{language}/{kind}/{slug}': (api, options) =>
    articles.saveArticle(api, A_PLACE, { source: '# Tekst', revision: 0 }, options),
  'POST /api/v1/admin/content/{language}/{kind}/{slug}/publish': (api, options) =>
    articles.publishArticle(api, A_PLACE, { revision: 1, from: null }, options),
  'POST /api/v1/admin/content/{language}/{kind}/{slug}/cancel': (api, options) =>
    articles.cancelPlan(api, A_PLACE, options),
  'POST /api/v1/admin/content/{language}/{kind}/{slug}/withdraw': (api, options) =>
    articles.withdrawArticle(api, A_PLACE, options),
  'POST /api/v1/discover/works/{id}/reports': (api, options) =>
    reports.reportWork(api, { id, reason: 'other', note: '' }, options),
  'POST /api/v1/drawings/shared/{token}/reports': (api, options) =>
    reports.reportDrawing(api, { token, reason: 'other', note: '' }, options),
  'GET /api/v1/admin/reports': (api, options) => reports.listReported(api, options),
  'POST /api/v1/admin/works/{id}/decision': (api, options) =>
    reports.decideWork(api, { id, decision: 'keep' }, options),
  'POST /api/v1/admin/drawings/{token}/decision': (api, options) =>
    reports.decideDrawing(api, { token, decision: 'keep' }, options),
}

/** Returns the request that a named call makes. */
async function asked(call: Call, options: CallOptions = {}) {
  const seen: { endpoint: string; request: CallRequest<typeof NO_ANSWER> }[] = []
  const api: ProductApi = {
    call: (endpoint, request) => {
      seen.push({ endpoint, request: { ...request, answer: NO_ANSWER } })
      return Promise.reject(new Error('seen'))
    },
    stream: () => Promise.reject(new Error('no streams here')),
    upload: (endpoint, { signal, idempotencyKey }) => {
      seen.push({ endpoint, request: { signal, idempotencyKey, answer: NO_ANSWER } })
      return Promise.reject(new Error('seen'))
    },
  }
  await expect(call(api, options)).rejects.toThrow('seen')
  const [only] = seen
  if (only === undefined || seen.length > 1) throw new Error('one call asks once')
  return only
}

describe('the named calls', () => {
  it('are there for every endpoint but those whose clients are their own, and the document', () => {
    const own = [
      'POST /api/v1/auth/refresh',
      'POST /api/v1/analytics/events',
      'GET /api/v1/statistics/live',
      'GET /api/v1/openapi.json',
      // For other people’s clients: ours sends large files in parts.
      'POST /api/v1/gallery/images/presign',
      'POST /api/v1/gallery/images/confirm',
      // src/api/publicReads
      'GET /api/v1/templates',
      'GET /api/v1/templates/{slug}',
      'GET /api/v1/cards/{token}',
      'GET /api/v1/drawings/shared/{token}',
      'GET /api/v1/drawings/shared/{token}/pictures',
      'GET /api/v1/content/{language}',
      'GET /api/v1/content/{language}/{kind}',
      'GET /api/v1/content/{language}/{kind}/{slug}',
      'GET /api/v1/models/{language}',
      'GET /api/v1/models/{language}/{slug}',
      'GET /api/v1/discover/films',
      'GET /api/v1/discover/trending',
      'GET /api/v1/discover/examples',
    ]
    expect([...Object.keys(CALLS), ...own].toSorted()).toEqual(Object.keys(ENDPOINT_ACCESS).toSorted())
  })

  it.each(Object.entries(CALLS))('%s', async (name, call) => {
    const { signal } = new AbortController()
    const { endpoint, request } = await asked(call, { signal, idempotencyKey: 'key-1' })
    expect(endpoint).toBe(name)
    expect(request).toMatchObject({ signal, idempotencyKey: 'key-1' })
  })

  it('go without a token where anybody may call, save for what is another thing for its owner', async () => {
    const anonymous: string[] = []
    for (const [name, call] of Object.entries(CALLS)) {
      if ((await asked(call)).request.isAnonymous === true) anonymous.push(name)
    }
    const open = Object.entries(ENDPOINT_ACCESS).filter(([, { kind }]) => kind === 'anyone')
    const owners = /\/profiles\/|\/verify-email$|\/look$|\/resend-verification$/
    const ours = open.map(([name]) => name).filter((name) => name in CALLS && !owners.test(name))
    expect(anonymous.toSorted()).toEqual(ours.toSorted())
  })

  it('carry a key of their own where they may be repeated: no tokens come back, and no password goes along', async () => {
    const keyed: string[] = []
    for (const [name, call] of Object.entries(CALLS)) {
      const { request } = await asked(call)
      if (request.idempotencyKey !== undefined) keyed.push(name)
    }
    expect(keyed).toEqual([
      'DELETE /api/v1/account/sessions',
      'DELETE /api/v1/account/sessions/{id}',
      'PATCH /api/v1/account/passkeys/{id}',
      'DELETE /api/v1/account/passkeys/{id}',
      'PATCH /api/v1/account/preferences',
      'PATCH /api/v1/account/profile',
      'PUT /api/v1/account/billing',
      ...Object.keys(CALLS).filter((name) =>
        /^(?!GET).*\/(?:generations|prices|received-orders|push|gallery)\//.test(name),
      ),
      'POST /api/v1/contact',
      'PUT /api/v1/orders/{token}/files/{file}/words',
      'POST /api/v1/personalizations',
      'POST /api/v1/prints',
      'PUT /api/v1/orders/{token}/files/{file}/delivery',
      'POST /api/v1/orders/{token}/files/{file}/send',
      'POST /api/v1/cards/{token}/received',
      'POST /api/v1/cards/{token}/thanks',
      'POST /api/v1/orders/{token}/invoice',
      ...Object.keys(CALLS).filter((name) =>
        /^(?!GET).*\/(?:admin\/(?:users|newsletter|affiliate-codes|stock)|reviews|restock(?!\/[cw]))\b/.test(
          name,
        ),
      ),
      'DELETE /api/v1/templates/builder/{id}',
      'POST /api/v1/templates/builder/{id}/clone',
      'POST /api/v1/template-runs/{id}/cancel',
      'DELETE /api/v1/template-runs/{id}',
      'POST /api/v1/template-media',
      'POST /api/v1/sent-files',
      ...Object.keys(CALLS).filter((name) =>
        /^(?!GET).*\/(?:content|works|admin\/drawings|drawings\/shared)\//.test(name),
      ),
    ])
  })
})
