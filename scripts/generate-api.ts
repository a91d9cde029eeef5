import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import openapiTS, { astToString } from 'openapi-typescript'
import * as rules from '#domain/access/access.ts'
import type { Access } from '#domain/access/access.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import { productEndpoints } from '#server/http/productApi/productEndpoints.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { NO_WRITES_TOLD } from '#server/platform/database/databaseWrites.ts'
import { NO_CHANGES_TOLD } from '#server/platform/database/publicChanges.ts'
import { createLog } from '#server/platform/log.ts'
import { readConfig } from '#server/readConfig.ts'

// Generates the types of the product API's client from the server's own document, and the list of access rules per
// endpoint, which tests walk and people review. `npm run generate` writes both; a test runs the same and fails when the
// written files are stale.

export const GENERATED = fileURLToPath(new URL('../src/api/product/paths.gen.ts', import.meta.url))
export const GENERATED_ACCESS = fileURLToPath(
  new URL('../tests/support/endpointAccess.gen.ts', import.meta.url),
)

const HEADER =
  "// Made of the product API's OpenAPI document by `npm run generate`. Change the server's endpoints, not this file."
const ACCESS_HEADER =
  "// Made of the server's endpoints by `npm run generate`: who may call each of them. Change those, not this file."

/** Enough of a context to read the server's endpoints: neither database nor secrets. */
function bareContext(): ServerContext {
  const config = readConfig({})
  return {
    config: {
      ...config,
      webhook: { ...config.webhook, secret: '' },
      auth: { ...config.auth, secret: '' },
      push: { ...config.push, privateKey: '' },
    },
    database: drizzle.mock(),
    changes: NO_CHANGES_TOLD,
    writes: NO_WRITES_TOLD,
    log: createLog('silent'),
    now: () => new Date(),
  }
}

/** The OpenAPI document as the server serves it. */
export async function productApiDocument(): Promise<string> {
  const answer = await productApi(bareContext()).request('/api/v1/openapi.json')
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`)
  return answer.text()
}

/** The text of the generated file. */
export async function generateProductApi(): Promise<string> {
  const nodes = await openapiTS(await productApiDocument(), { immutable: true, alphabetize: true })
  return `${HEADER}\n\n${astToString(nodes)}`
}

/** The text of the generated list of who may call each endpoint, by its address. */
export function generateAccess(): string {
  const endpoints = productEndpoints(bareContext(), () => Promise.resolve({}))
  const rows = endpoints
    .map(({ name, access }) => ({ name, kind: nameOf(access), path: name.split(' ').toReversed().join(' ') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const kinds = [...new Set(rows.map(({ kind }) => kind))].toSorted()
  return [
    ACCESS_HEADER,
    `import { ${kinds.join(', ')} } from '#domain/access/access.ts'`,
    '',
    'export const ENDPOINT_ACCESS = {',
    ...rows.map(({ name, kind }) => `  '${name}': ${kind},`),
    '} as const',
    '',
    '/** Every endpoint of the product API. */',
    'export type Endpoint = keyof typeof ENDPOINT_ACCESS',
    '',
  ].join('\n')
}

/** The name of an access in the rules. */
function nameOf(access: Access): string {
  const found = Object.entries<unknown>(rules).find(([, known]) => known === access)
  if (found === undefined) throw new Error('An endpoint has an access that no rule names')
  return found[0]
}

if (import.meta.main) {
  writeFileSync(GENERATED, await generateProductApi())
  writeFileSync(GENERATED_ACCESS, generateAccess())
}
