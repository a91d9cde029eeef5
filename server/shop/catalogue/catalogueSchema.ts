import { z } from 'zod'
import { AI_PRODUCT_TYPES, DIFFICULTIES } from '#domain/catalogue/product.ts'
import { GIFT_DAYS } from '#domain/gifts/giftDays.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { ART_NAMES, MOODS } from '#server/platform/media/recipes.ts'

/** The rules for the catalogue's authors. The server doesn't need them to run: the tests check the content by them. */

const handle = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'not a slug of plain letters')

/** Words that don't belong in a finished shop, and characters that Polish typesets differently. */
const UNWANTED =
  /\b(?:lorem|ipsum|todo|fixme|xxx|test|placeholder)\b|przykładow[ya] opis|najlepszy na rynku|rewolucyjn|innowacyjn|["“]| - | {2}|\.{3}|!!|\p{Extended_Pictographic}/iu

const polish = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !UNWANTED.test(text), 'has a word or a sign that has no place here')
    .refine((text) => text === text.trim() && !/\s[,.;:!?]/.test(text), 'has a stray space')
    .refine(quotesMatch, 'has a „ without its ”')

function quotesMatch(text: string): boolean {
  return (text.match(/„/g) ?? []).length === (text.match(/”/g) ?? []).length
}

const design = z.object({ art: z.enum(ART_NAMES), mood: z.enum(MOODS) })

const picture = z.object({
  recipe: z.looseObject({
    kind: z.string(),
    view: z.string(),
    scene: z.enum(MOODS).optional(),
    design: z.looseObject(design.shape).optional(),
    designs: z.array(z.looseObject(design.shape)).min(1).optional(),
  }),
  altText: polish(18, 140),
})

const price = z
  .int()
  .min(500, 'cheaper than 5 zł')
  .max(100_000, 'dearer than 1000 zł')
  .refine((grosze) => grosze % 100 === 0 || grosze % 100 === 99, 'ends neither in ,00 nor in ,99')

const variant = z
  .object({
    options: z.record(z.string().min(3), z.string().min(1)),
    price,
    compareAtPrice: price.optional(),
    stock: z.int().min(0).max(1000).nullable(),
    sku: z.string().regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)+$/),
    requiresShipping: z.boolean(),
    picture: z.int().min(0).optional(),
  })
  .refine(
    (row) => row.compareAtPrice === undefined || row.compareAtPrice > row.price,
    'a sale that is no cheaper',
  )
  .refine((row) => row.requiresShipping === (row.stock !== null), 'what is sent is counted, and only that')

const ai = z
  .object({
    type: z.enum(AI_PRODUCT_TYPES),
    occasion: z.enum(GIFT_DAYS),
    style: polish(3, 40),
    length: polish(3, 40),
    base: polish(60, 600),
    sample: polish(80, 900),
  })
  .refine((text) => blankNames(text.base).length >= 3, 'asks for fewer than three facts')
  .refine((text) => /^\S+$|\{nadawca\}/.test(text.base), 'nobody signs it')
  .refine((text) => !/[{}]/.test(text.sample), 'the sample still has variables in it')

export const productSchema = z.object({
  handle,
  title: polish(8, 70),
  description: polish(120, 520),
  productType: polish(4, 30),
  category: polish(4, 30),
  tags: z.array(polish(2, 30)).min(2).max(9),
  collections: z.array(handle).min(1),
  added: z.iso.date(),
  seo: z.object({ title: polish(20, 62), description: polish(60, 160) }),
  variants: z.array(variant).min(1).max(20, 'product pages read 20 variants'),
  pictures: z.array(picture).min(1).max(4),
  features: z.array(polish(5, 60)).min(3).max(6),
  course: z.object({ difficulty: z.enum(DIFFICULTIES), duration: polish(5, 20) }).optional(),
  ai: ai.optional(),
  bestseller: z.boolean().optional(),
})

export const collectionSchema = z.object({
  handle,
  title: polish(5, 40),
  description: polish(40, 240),
  picture,
  seo: z.object({ title: polish(5, 60), description: polish(40, 160) }),
})
