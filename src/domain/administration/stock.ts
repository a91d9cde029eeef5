import * as z from 'zod/mini'

/** The most pieces that one change brings or takes. */
export const STOCK_CHANGE_MOST = 10_000

const countedVariantSchema = z.object({
  /** Its number in the catalogue. */
  id: z.int(),
  handle: z.string(),
  title: z.string(),
  /** As the storefront calls it: `Default Title` for the only form of a product. */
  variantTitle: z.string(),
  pieces: z.int(),
  /** How many want to be told when there are some again. */
  waiting: z.int(),
})
export type CountedVariant = z.infer<typeof countedVariantSchema>

/** `GET /api/v1/admin/stock?offset=`: counted stock; awaited variants first, then those with the least. */
export const countedStockSchema = z.object({
  variants: z.array(countedVariantSchema),
  /** Of the next page; null where this is the last. */
  next: z.nullable(z.int()),
})
export type CountedStock = z.infer<typeof countedStockSchema>

/** `POST /api/v1/admin/stock/{variant}`: this many pieces arrived, or are missing where negative. */
export const stockChangeSchema = z.object({
  /** Made once for a press: the same change sent again takes effect once. */
  act: z.uuid().check(z.maxLength(36)),
  pieces: z.int().check(
    z.gte(-STOCK_CHANGE_MOST),
    z.lte(STOCK_CHANGE_MOST),
    z.refine((pieces) => pieces !== 0),
  ),
})
export type StockChange = z.infer<typeof stockChangeSchema>
