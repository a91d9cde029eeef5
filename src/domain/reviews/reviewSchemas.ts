import * as z from 'zod/mini'
import { REASON_LENGTH } from '../administration/acts.ts'
import {
  ANSWER_LENGTH,
  PICTURE_WORDS_LENGTH,
  PICTURES_MOST,
  REVIEW_LENGTH,
  SIGNATURE_LENGTH,
} from './reviews.ts'

const starsSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

const reviewPictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  altText: z.string(),
})

const reviewSchema = z.object({
  id: z.string(),
  stars: starsSchema,
  text: z.string(),
  signature: z.string(),
  writtenAt: z.string(),
  answer: z.string(),
  pictures: z.array(reviewPictureSchema),
})

/** `GET /api/v1/products/{handle}/reviews?after=`: the approved ones, the newest first. */
export const reviewPageSchema = z.object({ reviews: z.array(reviewSchema), next: z.nullable(z.string()) })
export type ReviewPage = z.infer<typeof reviewPageSchema>

/** The state of a review: not moderated yet, public, or not shown. */
export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A picture as its writer names it when the opinion is written anew: by the one of the gallery it was chosen as. */
const ownPictureSchema = z.object({ ...reviewPictureSchema.shape, imageId: z.string() })
export type OwnReviewPicture = z.infer<typeof ownPictureSchema>

const judgedPartSchema = z.object({
  ...reviewSchema.shape,
  state: z.enum(REVIEW_STATES),
  /** Why it isn't shown; empty unless it was rejected. */
  reason: z.string(),
})

const ownReviewSchema = z.object({ ...judgedPartSchema.shape, pictures: z.array(ownPictureSchema) })
export type OwnReview = z.infer<typeof ownReviewSchema>

const reviewableSchema = z.object({
  /** Names the product in the address of its opinion. */
  handle: z.string(),
  title: z.string(),
  /** As it is called in English; null where that isn't known. */
  englishTitle: z.nullable(z.string()),
  picture: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int(), altText: z.string() })),
  /** ISO 8601. */
  boughtAt: z.string(),
  /** From when it can be reviewed, where that is still to come: a parcel has to have arrived. ISO 8601. */
  opensAt: z.nullable(z.string()),
  /** Its parcel hasn’t been sent: the day isn't known yet. Absent in copies that an earlier release has stored. */
  awaitsParcel: z.optional(z.boolean()),
  review: z.nullable(ownReviewSchema),
})
export type Reviewable = z.infer<typeof reviewableSchema>

/** `GET /api/v1/account/reviews`: the bought products that the shop still sells, newest first. */
export const ownReviewsSchema = z.object({ products: z.array(reviewableSchema) })
export type OwnReviews = z.infer<typeof ownReviewsSchema>

const chosenPictureSchema = z.object({
  imageId: z.string().check(z.minLength(1), z.maxLength(64)),
  altText: z.string().check(z.trim(), z.maxLength(PICTURE_WORDS_LENGTH)),
})
export type ChosenPicture = z.infer<typeof chosenPictureSchema>

/** `PUT /api/v1/account/reviews/{handle}`: replaces the previous review, and is moderated anew. */
export const writeReviewSchema = z.object({
  stars: starsSchema,
  text: z.string().check(z.trim(), z.maxLength(REVIEW_LENGTH)),
  signature: z.string().check(z.trim(), z.minLength(1), z.maxLength(SIGNATURE_LENGTH)),
  /** Pictures of the own gallery, which are copied, or of this opinion, each once; as they are where it says nothing. */
  pictures: z.optional(
    z.array(chosenPictureSchema).check(
      z.maxLength(PICTURES_MOST),
      z.refine((pictures) => new Set(pictures.map(({ imageId }) => imageId)).size === pictures.length),
    ),
  ),
})
export type WriteReview = z.infer<typeof writeReviewSchema>

const moderatedReviewSchema = z.object({
  ...judgedPartSchema.shape,
  /** Counts its changes: a decision names the words that were read. */
  revision: z.int(),
  product: z.object({ handle: z.string(), title: z.string() }),
})
export type JudgedReview = z.infer<typeof moderatedReviewSchema>

/** `GET /api/v1/admin/reviews?state=&after=`: those that wait the longest first, of the others the newest. */
export const reviewQueueSchema = z.object({
  reviews: z.array(moderatedReviewSchema),
  /** How many are waiting in all. */
  waiting: z.int(),
  next: z.nullable(z.string()),
})
export type ReviewQueue = z.infer<typeof reviewQueueSchema>

/** `POST /api/v1/admin/reviews/{id}/decision`. Refused with REVIEW_CHANGED when its writer has changed it meanwhile. */
export const decideReviewSchema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('approve'),
    revision: z.int().check(z.gte(1)),
  }),
  z.object({
    decision: z.literal('reject'),
    revision: z.int().check(z.gte(1)),
    /** Its writer reads it: it is a sentence. */
    reason: z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max)),
  }),
])
export type DecideReview = z.infer<typeof decideReviewSchema>

/** `PUT /api/v1/admin/reviews/{id}/answer`: the shop's one answer; empty for none. */
export const answerReviewSchema = z.object({
  revision: z.int().check(z.gte(1)),
  answer: z.string().check(z.trim(), z.maxLength(ANSWER_LENGTH)),
})
export type AnswerReview = z.infer<typeof answerReviewSchema>
