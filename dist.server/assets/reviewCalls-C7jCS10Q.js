import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Hn as nullable,
  In as discriminatedUnion,
  Mn as array,
  Nn as boolean,
  Qn as refine,
  Rn as int,
  Wn as object,
  ar as _gte,
  lr as _maxLength,
  mr as _trim,
  tr as union,
  ur as _minLength,
} from '../renderPage.js'
import { r as REASON_LENGTH } from './acts-C1HArMdI.js'
import { n as REVIEW_LENGTH, t as ANSWER_LENGTH } from './reviews-eOP0-RJc.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/domain/reviews/reviewSchemas.ts
var starsSchema = union([literal(1), literal(2), literal(3), literal(4), literal(5)])
var reviewPictureSchema = object({
  id: string(),
  url: string(),
  thumbnailUrl: string(),
  width: int(),
  height: int(),
  colour: string(),
  altText: string(),
})
var reviewSchema = object({
  id: string(),
  stars: starsSchema,
  text: string(),
  signature: string(),
  writtenAt: string(),
  answer: string(),
  pictures: array(reviewPictureSchema),
})
/** `GET /api/v1/products/{handle}/reviews?after=`: the approved ones, the newest first. */
var reviewPageSchema = object({
  reviews: array(reviewSchema),
  next: nullable(string()),
})
/** What has become of an opinion: nobody has read it yet, everybody can, or it isn't shown. */
var REVIEW_STATES = ['waiting', 'approved', 'rejected']
/** A picture as its writer names it when the opinion is written anew: by the one of the gallery it was chosen as. */
var ownPictureSchema = object({
  ...reviewPictureSchema.shape,
  imageId: string(),
})
var judgedPartSchema = object({
  ...reviewSchema.shape,
  state: _enum(REVIEW_STATES),
  /** Why it isn't shown; empty unless it was rejected. */
  reason: string(),
})
var ownReviewSchema = object({
  ...judgedPartSchema.shape,
  pictures: array(ownPictureSchema),
})
var reviewableSchema = object({
  /** Names the product in the address of its opinion. */
  handle: string(),
  title: string(),
  /** As it is called in English; null where that isn't known. */
  englishTitle: nullable(string()),
  picture: nullable(
    object({
      url: string(),
      width: int(),
      height: int(),
      altText: string(),
    }),
  ),
  /** ISO 8601. */
  boughtAt: string(),
  /** From when it can be reviewed, where that is still to come: a parcel has to have arrived. ISO 8601. */
  opensAt: nullable(string()),
  /** Its parcel hasn’t been sent: nobody knows yet from when. Absent in copies that an earlier release has stored. */
  awaitsParcel: optional(boolean()),
  review: nullable(ownReviewSchema),
})
/** `GET /api/v1/account/reviews`: what one has bought that the shop still sells, the newest first. */
var ownReviewsSchema = object({ products: array(reviewableSchema) })
var chosenPictureSchema = object({
  imageId: string().check(_minLength(1), _maxLength(64)),
  altText: string().check(_trim(), _maxLength(160)),
})
object({
  stars: starsSchema,
  text: string().check(_trim(), _maxLength(REVIEW_LENGTH)),
  signature: string().check(_trim(), _minLength(1), _maxLength(40)),
  /** Pictures of the own gallery, which are copied, or of this opinion, each once; as they are where it says nothing. */
  pictures: optional(
    array(chosenPictureSchema).check(
      _maxLength(4),
      refine((pictures) => new Set(pictures.map(({ imageId }) => imageId)).size === pictures.length),
    ),
  ),
})
var judgedReviewSchema = object({
  ...judgedPartSchema.shape,
  /** Counts its changes: what is decided is about the words that were read. */
  revision: int(),
  product: object({
    handle: string(),
    title: string(),
  }),
})
/** `GET /api/v1/admin/reviews?state=&after=`: those that wait the longest first, of the others the newest. */
var reviewQueueSchema = object({
  reviews: array(judgedReviewSchema),
  /** How many are waiting in all. */
  waiting: int(),
  next: nullable(string()),
})
discriminatedUnion('decision', [
  object({
    decision: literal('approve'),
    revision: int().check(_gte(1)),
  }),
  object({
    decision: literal('reject'),
    revision: int().check(_gte(1)),
    /** Its writer reads it: it is a sentence. */
    reason: string().check(_trim(), _minLength(REASON_LENGTH.min), _maxLength(REASON_LENGTH.max)),
  }),
])
object({
  revision: int().check(_gte(1)),
  answer: string().check(_trim(), _maxLength(ANSWER_LENGTH)),
})
// src/api/product/reviewCalls.ts
var reviewCalls_exports = /* @__PURE__ */ __exportAll({ listProductReviews: () => listProductReviews })
/** The opinions of a product behind those its page shows; `after` is the `next` of the page before. */
function listProductReviews(api, { handle, after }, options) {
  const request = {
    path: { handle },
    query: { after },
    answer: reviewPageSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/products/{handle}/reviews', {
    ...options,
    ...request,
  })
}
/** What one has bought and can review, with what one has said of it. */
function readOwnReviews(api, options) {
  return api.call('GET /api/v1/account/reviews', {
    ...options,
    answer: ownReviewsSchema,
  })
}
/** Writes an opinion in the place of the one before. Rejects with NOT_BOUGHT. */
function writeReview(api, { handle, ...body }, options) {
  const request = {
    path: { handle },
    body,
    answer: ownReviewsSchema,
  }
  return api.call('PUT /api/v1/account/reviews/{handle}', {
    ...keyed(options),
    ...request,
  })
}
/** Takes an opinion back. */
function removeReview(api, handle, options) {
  const request = {
    path: { handle },
    answer: ownReviewsSchema,
  }
  return api.call('DELETE /api/v1/account/reviews/{handle}', {
    ...keyed(options),
    ...request,
  })
}
/** Opinions of one state, for administrators. */
function listReviews(api, query, options) {
  return api.call('GET /api/v1/admin/reviews', {
    ...options,
    query,
    answer: reviewQueueSchema,
  })
}
/** Shows an opinion, or doesn't. Rejects with REVIEW_CHANGED. */
function decideReview(api, { id, ...body }, options) {
  return api.call('POST /api/v1/admin/reviews/{id}/decision', {
    ...keyed(options),
    path: { id },
    body,
    answer: NO_ANSWER,
  })
}
/** Answers an opinion; with nothing the answer goes. Rejects with REVIEW_CHANGED. */
function answerReview(api, { id, ...body }, options) {
  return api.call('PUT /api/v1/admin/reviews/{id}/answer', {
    ...keyed(options),
    path: { id },
    body,
    answer: NO_ANSWER,
  })
}
export {
  removeReview as a,
  ownReviewsSchema as c,
  readOwnReviews as i,
  decideReview as n,
  reviewCalls_exports as o,
  listReviews as r,
  writeReview as s,
  answerReview as t,
}
