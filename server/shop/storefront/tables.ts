import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import type { ProductDetails, SelectedOption, VideoSource } from '#domain/catalogue/product.ts'
import type { Stars } from '#domain/reviews/reviews.ts'
import { REVIEW_STATES } from '#domain/reviews/reviewSchemas.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'
import type { CollectionTranslation, ProductTranslation } from './catalogue/translatedTexts.ts'

// The storefront's tables. Every amount is integer grosze; the catalogue's writer gives its rows their ids, so that a
// re-seeded product keeps the id that carts and devices remember.

/** Write products through `saveProduct`, which fills the derived columns. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    handle: text('handle').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    descriptionHtml: text('description_html').notNull(),
    productType: text('product_type').notNull(),
    vendor: text('vendor').notNull().default('Iskra'),
    tags: text('tags').array().notNull().default([]),
    options: jsonb('options').$type<readonly ProductOption[]>().notNull().default([]),
    details: jsonb('details').$type<ProductDetails>().notNull(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    /** The English texts; null for a product that is only in Polish. */
    english: jsonb('english').$type<ProductTranslation>(),
    /** Its place in the shop's own order, from 1: best-seller lists use it for products without recent sales. */
    salesRank: integer('sales_rank').notNull(),
    /** How many pieces were bought recently; 0 when there are too few orders (server/shop/checkout/countSold.ts). */
    soldLately: integer('sold_lately').notNull().default(0),
    /** Derived: title, tags, type and description in both languages, folded, `|` between them, spaces around each word. */
    searchText: text('search_text').notNull(),
    /** Derived: the folded title in both languages, `|` between them, spaces around each word. */
    titleText: text('title_text').notNull(),
    /** Derived: the folded tags in both languages. */
    foldedTags: text('folded_tags').array().notNull(),
    /** Derived: the folded product type. */
    foldedType: text('folded_type').notNull(),
    /** Derived: sorts titles in Polish order when compared byte by byte. */
    titleKey: text('title_key').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('products_created_at').on(table.createdAt, table.id)],
)

export interface ProductOption {
  readonly name: string
  readonly values: readonly string[]
}

/** Pictures and videos of a product, in the order of the gallery. A picture's `url` is a path from the root. */
export const productMedia = pgTable(
  'product_media',
  {
    id: integer('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['picture', 'video'] }).notNull(),
    /** The picture, or the video's poster. */
    url: text('url').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    altText: text('alt_text').notNull(),
    sources: jsonb('sources').$type<readonly VideoSource[]>().notNull().default([]),
  },
  (table) => [unique('product_media_position').on(table.productId, table.position)],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: integer('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    sku: text('sku'),
    price: integer('price').notNull(),
    /** The reference price of a reduction, the lowest of the 30 days before it: see `prices`. */
    compareAtPrice: integer('compare_at_price'),
    selectedOptions: jsonb('selected_options').$type<readonly SelectedOption[]>().notNull(),
    mediaId: integer('media_id').references(() => productMedia.id, { onDelete: 'set null' }),
    /** Pieces left; null for a variant that is not counted (courses, credit packs, generated words). */
    stock: integer('stock'),
    requiresShipping: boolean('requires_shipping').notNull().default(false),
  },
  (table) => [
    unique('product_variants_position').on(table.productId, table.position),
    check('product_variants_price', sql`${table.price} >= 0`),
    check('product_variants_stock', sql`${table.stock} >= 0`),
  ],
)

/** The prices of each variant since when: a row for each change of its price, never edited. */
export const priceHistory = pgTable(
  'price_history',
  {
    /** No reference: a former price stays true when the variant is gone, and when it comes back. */
    variantId: integer('variant_id').notNull(),
    price: integer('price').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.since] })],
)

export const collections = pgTable('collections', {
  id: integer('id').primaryKey(),
  handle: text('handle').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  imageUrl: text('image_url'),
  imageWidth: integer('image_width'),
  imageHeight: integer('image_height'),
  imageAltText: text('image_alt_text'),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  /** The English texts; null for a collection that is only in Polish. */
  english: jsonb('english').$type<CollectionTranslation>(),
  updatedAt: moment('updated_at').notNull(),
})

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collection_products_product').on(table.productId),
  ],
)

/**
 * Buyers' reviews of products: one row for each buyer and product, shown once an administrator has approved it. The
 * rating of approved ones is in the product's own details too: write through `server/shop/reviews`.
 */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    /** No reference: a product that comes back into the catalogue has its reviews. */
    productId: integer('product_id').notNull(),
    stars: integer('stars').$type<Stars>().notNull(),
    text: text('text').notNull(),
    /** The name under it, as chosen by its writer. */
    signature: text('signature').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    /** Why it was rejected, for its writer; otherwise empty. */
    reason: text('reason').notNull().default(''),
    /** The shop's answer; empty for none. */
    answer: text('answer').notNull().default(''),
    /** Counts its changes. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was last written. */
    writtenAt: moment('written_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('product_reviews_once').on(table.userId, table.productId),
    index('product_reviews_shown').on(table.productId, table.state, table.writtenAt, table.id),
    index('product_reviews_queue').on(table.state, table.writtenAt, table.id),
    check('product_reviews_stars', sql`${table.stars} BETWEEN 1 AND 5`),
  ],
)

/**
 * The pictures of a review, public while it is approved. Their files are under `reviews/{id}/`: write through
 * `server/shop/reviews`, which removes them with their rows.
 */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    /** A random id: it is in the public address. */
    id: text('id').primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The picture of the writer's gallery that this is a copy of, which may be gone by now. It isn't public. */
    imageId: text('image_id').notNull(),
    /** The writer's description of it; may be empty. */
    altText: text('alt_text').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** `#rrggbb`: the most frequent colour. */
    colour: text('colour').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('review_pictures_once').on(table.reviewId, table.imageId)],
)

export const carts = pgTable(
  'carts',
  {
    /** The public half of the cart's id. */
    id: text('id').primaryKey(),
    /** The secret half: a caller without it sees no cart. */
    secret: text('secret').notNull(),
    /** The secret in the checkout's address. */
    checkoutToken: text('checkout_token').notNull().unique(),
    email: text('email'),
    phone: text('phone'),
    countryCode: text('country_code'),
    note: text('note').notNull().default(''),
    attributes: jsonb('attributes').$type<readonly LineAttribute[]>().notNull().default([]),
    /** As typed; each reading decides whether one applies. */
    discountCodes: text('discount_codes').array().notNull().default([]),
    /** Set when the cart has become an order; from then on it reads as unknown. */
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('carts_age').on(table.updatedAt)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    /** 0 for a variant that sold out in the cart: the line stays to say so. */
    quantity: integer('quantity').notNull(),
    attributes: jsonb('attributes').$type<readonly LineAttribute[]>().notNull().default([]),
    /** Lines of one variant with equal attributes are one line: this is compared. */
    attributesKey: text('attributes_key').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('cart_lines_merchandise').on(table.cartId, table.variantId, table.attributesKey),
    check('cart_lines_quantity', sql`${table.quantity} >= 0`),
    index('cart_lines_variant').on(table.variantId),
    // Lines are looked up by the name in their attributes.
    index('cart_lines_attributes').using('gin', table.attributes.op('jsonb_path_ops')),
  ],
)

/** `value` is per ten thousand for `percent` (1500 is 15 %), grosze for `fixed`. */
export const discountCodes = pgTable('discount_codes', {
  /** In capitals. */
  code: text('code').primaryKey(),
  kind: text('kind', { enum: ['percent', 'fixed'] }).notNull(),
  value: integer('value').notNull(),
  /** The lowest subtotal it applies to, in grosze. */
  minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  usageLimit: integer('usage_limit'),
  timesUsed: integer('times_used').notNull().default(0),
})
