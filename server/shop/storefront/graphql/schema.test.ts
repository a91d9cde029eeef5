import { readFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges, printSchema, validate } from 'graphql'
import { expect, it } from 'vitest'
import {
  clientDocuments,
  GENERATED,
  generateStorefrontOperations,
  realStorefrontSchema,
} from '../../../../scripts/generate-storefront.ts'
import { storefrontSchema, storefrontSdl } from './storefrontSchema.ts'

it('is a part of the real Storefront API: nothing a client of ours can do would break there', () => {
  // Both from their text: the real one is shipped as introspection, which has no defaults of its own kind.
  const real = buildSchema(printSchema(realStorefrontSchema()))
  expect(findBreakingChanges(buildSchema(storefrontSdl), real)).toEqual([])
})

it('serves every document of the client', () => {
  expect(validate(storefrontSchema, clientDocuments())).toEqual([])
})

it('is asked by documents that are valid in the real Storefront API', () => {
  expect(validate(realStorefrontSchema(), clientDocuments())).toEqual([])
})

it('is asked by the generated texts of these documents: run `npm run generate` after changing them', async () => {
  expect(readFileSync(GENERATED, 'utf8')).toBe(await generateStorefrontOperations())
})
