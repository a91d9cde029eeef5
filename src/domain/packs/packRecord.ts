import * as z from 'zod/mini'
import { CONTENT_KINDS } from '../content/kinds.ts'

const instant = z.iso.datetime()

const packSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shop') }),
  z.object({ kind: z.literal('collection'), handle: z.string() }),
  z.object({ kind: z.literal('article'), content: z.enum(CONTENT_KINDS), slug: z.string() }),
  z.object({ kind: z.literal('series'), content: z.enum(CONTENT_KINDS), name: z.string() }),
  z.object({ kind: z.literal('reading') }),
])
/** The content of a pack: everything the shop sells, one collection, one article, a series of them, or all articles. */
export type PackSubject = z.infer<typeof packSubject>
export type ReadingSubject = Exclude<PackSubject, { kind: 'shop' | 'collection' }>

const pictureWidths = z.object({ list: z.int(), detail: z.int() })
/** Widths (px) in which this device's screens ask for pictures, chosen by the page that saved the pack. */
export type PictureWidths = z.infer<typeof pictureWidths>

/** The worker's order to save a pack. */
export const packOrder = z.object({ subject: packSubject, title: z.string(), widths: pictureWidths })
export type PackOrder = z.infer<typeof packOrder>

const PACK_PROBLEMS = ['cancelled', 'network', 'full', 'refused'] as const
/**
 * Why saving stopped: the person, no network, a full disk, or unreadable answers. The part saved until then stays and
 * works.
 */
export type PackProblem = (typeof PACK_PROBLEMS)[number]

export const packRecord = z.extend(packOrder, {
  id: z.string(),
  state: z.enum(['saving', 'ready', 'stopped']),
  problem: z.nullable(z.enum(PACK_PROBLEMS)),
  /** Steps: answers and pictures. `total` grows while lists are still being read. */
  done: z.int(),
  total: z.int(),
  /** Products, or texts. */
  products: z.int(),
  pictures: z.int(),
  /** Measured: the sum of the stored bodies. */
  bytes: z.int(),
  /** Start of the present or last run. An answer stored since then is not asked for again. */
  startedAt: instant,
  /** Beats while the pack is being saved. */
  updatedAt: instant,
  /** Start of the last run that got everything: the pack's age. Null until one did. */
  completeAsOf: z.nullable(instant),
  /** The build that saved it: another one may ask other questions, so its packs are refreshed. */
  build: z.string(),
})
/** A pack's record beside its contents. */
export type PackRecord = z.infer<typeof packRecord>
