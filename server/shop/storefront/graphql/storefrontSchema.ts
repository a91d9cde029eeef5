import { readFileSync } from 'node:fs'
import { createSchema } from 'graphql-yoga'
import { cartResolvers } from './cartResolvers.ts'
import { catalogueResolvers } from './catalogueResolvers.ts'
import { collectionResolvers } from './collectionResolvers.ts'
import { contentResolvers } from './contentResolvers.ts'
import { customerResolvers } from './customerResolvers.ts'
import { meterObjects } from './costMeter.ts'
import type { GraphContext } from './graphContext.ts'
import { localizationResolvers } from './localizationResolvers.ts'
import { menuResolvers } from './menuResolvers.ts'
import { nodeResolvers } from './nodeResolvers.ts'
import { pictureResolvers } from './pictureResolvers.ts'
import { productResolvers } from './productResolvers.ts'
import { shopResolvers } from './shopResolvers.ts'
import { sitemapResolvers } from './sitemapResolvers.ts'
import { unkeptCartResolvers } from './unkeptCartResolvers.ts'
import { variantResolvers } from './variantResolvers.ts'

const PARTS = [
  'operations',
  'shop',
  'catalogue',
  'cart',
  'cartChanges',
  'content',
  'customers',
  'plans',
  'common',
]

/** The part of the Storefront API that we serve. */
export const storefrontSdl = PARTS.map((part) =>
  readFileSync(new URL(`./schema/${part}.graphql`, import.meta.url), 'utf8'),
).join('\n')

export const storefrontSchema = meterObjects(
  createSchema<GraphContext>({
    typeDefs: storefrontSdl,
    resolvers: [
      shopResolvers,
      localizationResolvers,
      menuResolvers,
      sitemapResolvers,
      nodeResolvers,
      catalogueResolvers,
      collectionResolvers,
      productResolvers,
      variantResolvers,
      pictureResolvers,
      cartResolvers,
      unkeptCartResolvers,
      contentResolvers,
      customerResolvers,
    ],
  }),
)
