import type { Hono } from 'hono'
import { SHARE_PATH } from '#domain/gallery/share.ts'
import { TEMPLATE_MEDIA_PATH } from '#domain/template/templateMedia.ts'
import { productApiOf } from './productApi/productApiOf.ts'
import { judgeReviewFile } from '#server/account/judgeReviewFile.ts'
import { LEFT_BEHIND_REMOVAL } from '#server/files/incomingFile.ts'
import { ROLL_UP } from '#server/analytics/rollUp.ts'
import { SALES_COUNT } from '#server/checkout/countSold.ts'
import { ARRIVING_PATH } from '#server/arriving/arriving.ts'
import { arrivingRoutes } from '#server/arriving/receivePart.ts'
import { type FileJudges, fileRoutes } from '#server/files/fileRoutes.ts'
import { judgeGalleryFile } from '#server/gallery/judgeGalleryFile.ts'
import { presignedUploadRoutes } from '#server/gallery/receiveUpload.ts'
import { shareFallback } from '#server/gallery/shareFallback.ts'
import { seedCatalogue } from '#server/catalogue/seedCatalogue.ts'
import { checkoutRoutes } from '#server/checkout/checkoutRoutes.ts'
import { startWebhookDelivery } from '#server/checkout/webhookWorker.ts'
import type { ServerContext } from '#server/context.ts'
import { startCreditDelivery } from '#server/credits/receivedOrders.ts'
import { generatorRoutes } from '#server/generators/generatorRoutes.ts'
import { JOB_SWEEP, startGenerationWork } from '#server/generators/generationWork.ts'
import { judgeGenerationFile } from '#server/generators/judgeGenerationFile.ts'
import { mailboxRoutes } from '#server/mail/mailboxRoutes.ts'
import { startMailDelivery } from '#server/mail/mailWorker.ts'
import { startNewsletterDelivery } from '#server/newsletter/issueWorker.ts'
import { mediaRoutes } from './catalogue/mediaRoutes.ts'
import { plainShopRoutes } from '#server/plainShop/plainShopRoutes.ts'
import { startPushDelivery } from '#server/push/pushWorker.ts'
import { startPictureWarmUp } from './catalogue/warmUp.ts'
import { liveOf } from '#server/statistics/live.ts'
import { startSchedule } from '#server/schedule.ts'
import { LOCKER_REFRESH } from '#server/lockers/lockerList.ts'
import { DATE_REMINDERS } from '#server/occasions/reminders.ts'
import { CARD_DELIVERY } from '#server/orders/cards.ts'
import { DOCUMENTS_PATH } from '#server/orders/documentAddress.ts'
import { documentRoutes } from '#server/orders/documentRoutes.ts'
import { PRINTS_PATH } from '#server/gifts/prints/printAddress.ts'
import { UNORDERED_BOUNDS } from '#server/gifts/unorderedBounds.ts'
import { printFileRoutes } from '#server/orders/prints/printFiles.ts'
import { restockNews } from '#server/restock/tellRestocked.ts'
import { RETENTION_TASKS } from '#server/tables/removeExpired.ts'
import { seedAffiliateCodes } from '#server/affiliate/seedAffiliateCodes.ts'
import { startStoreAccessCheck } from '#server/storefront/elsewhere/checkStoreAccess.ts'
import { reviewFileRoutes } from '#server/storefront/reviews/reviewFileRoutes.ts'
import { REVIEW_FILES_PATH } from '#server/storefront/reviews/reviewPictures.ts'
import { storefrontRoutes } from '#server/storefront/storefrontRoutes.ts'
import { judgeTemplateMedia } from '#server/templates/media/judgeMedia.ts'
import { mediaFileRoutes } from '#server/templates/media/mediaRoutes.ts'
import { judgeRunFile } from '#server/templates/runs/judgeRunFile.ts'
import { startRunWorker } from '#server/templates/runs/runWorker.ts'
import { judgeSentFile } from '#server/templates/sent/findSent.ts'
import { seedTemplates } from '#server/templates/shipped/seedTemplates.ts'
import { RUN_WEBHOOKS } from '#server/templates/webhooks/webhookOutbox.ts'
import { webhookRoutes } from '#server/webhooks/webhookRoutes.ts'

/** Something an area does beside answering calls. `stop` waits for what is under way. */
export interface BackgroundWork {
  stop(): Promise<void>
}

/** Who says whether a file may still be seen, by its first folder. */
export const FILE_JUDGES: FileJudges = {
  gallery: judgeGalleryFile,
  generations: judgeGenerationFile,
  reviews: judgeReviewFile,
  runs: judgeRunFile,
  sent: judgeSentFile,
  templates: judgeTemplateMedia,
}

/** Puts the calls of every area on the server. */
export function mountAreas(app: Hono, context: ServerContext): void {
  // A real store has its own: beside it these would be a second, cheaper way to its goods and credits.
  if (context.config.storefront.embedded) {
    const storefront = storefrontRoutes(context)
    app.route('/api/storefront', storefront)
    // Where clients of Shopify look for a storefront, who are told no more than its domain.
    app.route('/api', storefront)
    app.route('/api/checkout', checkoutRoutes(context))
  }
  app.route('/', plainShopRoutes(context))
  app.route('/api/webhooks', webhookRoutes(context))
  app.route('/', productApiOf(context))
  app.route('/api/generators', generatorRoutes(context))
  app.route('/media', mediaRoutes(context))
  app.route('/files/uploads', presignedUploadRoutes(context))
  app.route(ARRIVING_PATH, arrivingRoutes(context))
  app.route(DOCUMENTS_PATH, documentRoutes(context))
  app.route(PRINTS_PATH, printFileRoutes(context))
  app.route(REVIEW_FILES_PATH, reviewFileRoutes(context))
  app.route(TEMPLATE_MEDIA_PATH, mediaFileRoutes(context))
  app.route('/files', fileRoutes(context, FILE_JUDGES))
  app.route(SHARE_PATH, shareFallback())
  if (context.config.mail.mailbox) app.route('/dev/poczta', mailboxRoutes(context))
}

/** Brings the data of the areas to this version. Runs before the server is ready. */
export async function prepareAreas(context: ServerContext): Promise<void> {
  // Before that: a store elsewhere has its own discounts, but what its orders bring of an affiliate's is given here.
  await seedAffiliateCodes(context)
  await seedTemplates(context)
  if (!context.config.storefront.embedded) return
  await seedCatalogue(context)
}

/** Ends the answers that would go on for as long as somebody listens: the server closes. */
export function endStreams(context: ServerContext): Promise<void> {
  return liveOf(context).stop()
}

/** Starts what the areas do on their own, once the server answers. */
export function startAreas(context: ServerContext): readonly BackgroundWork[] {
  return [
    ...(context.config.storefront.embedded ? [startWebhookDelivery(context)] : []),
    startCreditDelivery(context),
    startMailDelivery(context),
    startNewsletterDelivery(context),
    startPushDelivery(context),
    startSchedule(context, [
      ...RETENTION_TASKS,
      JOB_SWEEP,
      LEFT_BEHIND_REMOVAL,
      UNORDERED_BOUNDS,
      CARD_DELIVERY,
      DATE_REMINDERS,
      ROLL_UP,
      SALES_COUNT,
    ]),
    startSchedule(context, [LOCKER_REFRESH]),
    startPictureWarmUp(context),
    startGenerationWork(context),
    startRunWorker(context),
    // Apart, so that an address that doesn't answer holds up nothing else.
    startSchedule(context, [RUN_WEBHOOKS]),
    startSchedule(context, [restockNews(context)]),
    startStoreAccessCheck(context),
  ]
}
