import { z } from 'zod'
import { accountRoutes } from '#server/account/accountRoutes.ts'
import { passkeyRoutes } from '#server/account/passkeyRoutes.ts'
import { administrationRoutes } from '#server/administration/administrationRoutes.ts'
import { affiliateCodeRoutes } from '#server/administration/affiliateCodeRoutes.ts'
import { issueRoutes } from '#server/administration/issueRoutes.ts'
import { productionRoutes } from '#server/administration/productionRoutes.ts'
import { reviewRoutes as judgingRoutes } from '#server/administration/reviewRoutes.ts'
import { eventRoutes } from '#server/analytics/eventRoutes.ts'
import { affiliateRoutes } from '#server/affiliate/affiliateRoutes.ts'
import { authRoutes } from '#server/auth/authRoutes.ts'
import { recentProofRoutes } from '#server/auth/recentProofRoutes.ts'
import type { ServerContext } from '#server/context.ts'
import { stockRoutes } from '#server/administration/stockRoutes.ts'
import { creditRoutes } from '#server/credits/creditRoutes.ts'
import { priceRoutes } from '#server/generators/priceRoutes.ts'
import { workRoutes } from '#server/administration/workRoutes.ts'
import { receivedOrderRoutes } from '#server/credits/receivedOrderRoutes.ts'
import { generationRoutes } from '#server/generators/generationRoutes.ts'
import { writingRoutes } from '#server/generators/writing/writingRoutes.ts'
import { discoverRoutes } from '#server/discover/discoverRoutes.ts'
import { publicSubjects } from '#server/discover/publicSubjects.ts'
import { giftRoutes } from '#server/gifts/giftRoutes.ts'
import { printRoutes } from '#server/gifts/prints/printRoutes.ts'
import { arrivingEndpoints } from '#server/arriving/arrivingEndpoints.ts'
import { galleryRoutes } from '#server/gallery/galleryRoutes.ts'
import { contentRoutes } from '#server/content/contentRoutes.ts'
import { modelRoutes } from '#server/models/modelRoutes.ts'
import { deskRoutes } from '#server/content/deskRoutes.ts'
import { contactRoutes } from '#server/contact/contactRoutes.ts'
import { lockerRoutes } from '#server/lockers/lockerRoutes.ts'
import { newsletterRoutes } from '#server/newsletter/newsletterRoutes.ts'
import { occasionRoutes } from '#server/occasions/occasionRoutes.ts'
import { orderRoutes } from '#server/orders/orderRoutes.ts'
import { noticeRoutes } from '#server/notices/noticeRoutes.ts'
import { postcodeRoutes } from '#server/postcodes/postcodeRoutes.ts'
import { pushRoutes } from '#server/push/pushRoutes.ts'
import { restockRoutes } from '#server/restock/restockRoutes.ts'
import { reviewRoutes } from '#server/storefront/reviews/reviewRoutes.ts'
import { statisticsRoutes } from '#server/statistics/statisticsRoutes.ts'
import { builderRoutes } from '#server/templates/builderRoutes.ts'
import { runRoutes } from '#server/templates/runRoutes.ts'
import { sentFileRoutes } from '#server/templates/sent/sentFileRoutes.ts'
import { mediaRoutes } from '#server/templates/media/mediaRoutes.ts'
import { templateRoutes } from '#server/templates/templateRoutes.ts'
import { wishlistRoutes } from '#server/wishlist/wishlistRoutes.ts'
import { ACCOUNT_DATA } from '#server/tables/accountData.ts'
import { describeSubjects } from './describeSubjects.ts'
import { openEndpoint, type ServedEndpoint } from '#server/api/endpoint.ts'

/** Every endpoint of the product API. `document` makes the OpenAPI document of them all. */
export function productEndpoints(
  context: ServerContext,
  document: () => Promise<Record<string, unknown>>,
): readonly ServedEndpoint[] {
  return [
    ...authRoutes(context, ACCOUNT_DATA),
    ...recentProofRoutes(context),
    ...accountRoutes(context, ACCOUNT_DATA),
    ...passkeyRoutes(context),
    ...contentRoutes(context),
    ...deskRoutes(context),
    ...modelRoutes(context),
    ...newsletterRoutes(context),
    ...restockRoutes(context),
    ...contactRoutes(context),
    ...noticeRoutes(context),
    ...generationRoutes(context),
    ...writingRoutes(context),
    ...arrivingEndpoints(context),
    ...galleryRoutes(context),
    ...administrationRoutes(context),
    ...issueRoutes(context),
    ...reviewRoutes(context),
    ...judgingRoutes(context),
    ...workRoutes(context),
    ...productionRoutes(context),
    ...lockerRoutes(context),
    ...postcodeRoutes(context),
    ...stockRoutes(context),
    ...affiliateRoutes(context),
    ...affiliateCodeRoutes(context),
    ...occasionRoutes(context),
    ...wishlistRoutes(context),
    ...giftRoutes(context),
    ...printRoutes(context),
    ...orderRoutes(context),
    ...creditRoutes(context, describeSubjects),
    ...priceRoutes(context),
    ...receivedOrderRoutes(context),
    ...pushRoutes(context),
    ...eventRoutes(context, publicSubjects),
    ...statisticsRoutes(context),
    ...builderRoutes(context),
    ...templateRoutes(context),
    ...runRoutes(context),
    ...sentFileRoutes(context),
    ...mediaRoutes(context),
    ...discoverRoutes(context),
    openEndpoint(
      'GET /api/v1/openapi.json',
      { summary: 'This document', answer: z.record(z.string(), z.unknown()) },
      document,
    ),
  ]
}
