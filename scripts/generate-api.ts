import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import openapiTS, { astToString } from 'openapi-typescript'
import { productApi } from '#server/productApi/productApi.ts'
import { readConfig } from '#server/readConfig.ts'
import { createLog } from '#server/log.ts'
import { NO_CHANGES_TOLD } from '#server/database/publicChanges.ts'

// Makes the types of the product API's client of the document that the server itself gives. `npm run generate`
// writes the file; a test runs the same and fails when the written one is stale.

export const GENERATED = fileURLToPath(new URL('../src/api/product/paths.gen.ts', import.meta.url))

const HEADER =
  "// Made of the product API's OpenAPI document by `npm run generate`. Change the server's endpoints, not this file."

/** The OpenAPI document as the server serves it. Asking for it needs neither database nor secrets. */
export async function productApiDocument(): Promise<string> {
  const config = readConfig({})
  const api = productApi({
    config: {
      ...config,
      webhook: { ...config.webhook, secret: '' },
      auth: { ...config.auth, secret: '' },
      push: { ...config.push, privateKey: '' },
    },
    database: drizzle.mock(),
    changes: NO_CHANGES_TOLD,
    log: createLog('silent'),
    now: () => new Date(),
  })
  const answer = await api.request('/api/v1/openapi.json')
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`)
  return answer.text()
}

/** The text of the generated file. */
export async function generateProductApi(): Promise<string> {
  const nodes = await openapiTS(await productApiDocument(), { immutable: true, alphabetize: true })
  return `${HEADER}\n\n${astToString(nodes)}`
}

if (import.meta.main) writeFileSync(GENERATED, await generateProductApi())
