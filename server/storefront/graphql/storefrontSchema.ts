import { readFileSync } from 'node:fs'
import { createSchema } from 'graphql-yoga'
import { cartResolvers } from './cartResolvers.ts'
import { catalogueResolvers } from './catalogueResolvers.ts'
import { meterObjects } from './costMeter.ts'
import type { GraphContext } from './graphContext.ts'
import { pictureResolvers } from './pictureResolvers.ts'
import { productResolvers } from './productResolvers.ts'

/** The part of the Storefront API that we serve. */
export const storefrontSdl = readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8')

export const storefrontSchema = meterObjects(
  createSchema<GraphContext>({
    typeDefs: storefrontSdl,
    resolvers: [catalogueResolvers, productResolvers, pictureResolvers, cartResolvers],
  }),
)
