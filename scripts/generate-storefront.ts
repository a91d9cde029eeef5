import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import {
  buildClientSchema,
  Kind,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  type OperationDefinitionNode,
} from 'graphql'

// Checks the storefront client's documents against the real Storefront schema and generates from both the types of
// variables and answers and the texts to send. `npm run generate` writes the file; a test runs the same and fails when
// the written one is stale.

const rootOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const DOCUMENTS = rootOf('src/api/storefront/operations.graphql')
const REAL_SCHEMA = rootOf('node_modules/@shopify/hydrogen-react/storefront.schema.json')
export const GENERATED = rootOf('src/api/storefront/operations.gen.ts')
const SCALARS = {
  ID: 'string',
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ISO8601DateTime: 'string',
  JSON: 'unknown',
  URL: 'string',
  UnsignedInt64: 'string',
}

/** The real Storefront API's schema, as Shopify ships it. */
export function realStorefrontSchema(): GraphQLSchema {
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(REAL_SCHEMA, 'utf8'))
  return buildClientSchema(introspection)
}

/** The client's documents: operations and fragments together. */
export function clientDocuments(): DocumentNode {
  return parse(readFileSync(DOCUMENTS, 'utf8'))
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode

/** A definition minified, as a literal. */
const quoted = (node: Definition) => `'${stripIgnoredCharacters(print(node)).replaceAll("'", "\\'")}'`

/** The names of the fragments a definition needs, with those of its fragments, in order. */
function fragmentsOf(documents: DocumentNode, definition: Definition): string[] {
  const needed = new Set<string>()
  const collect = (node: Definition) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = documents.definitions.find(
          (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === value,
        )
        if (needed.has(value) || fragment?.kind !== Kind.FRAGMENT_DEFINITION) return
        needed.add(value)
        collect(fragment)
      },
    })
  collect(definition)
  return [...needed].toSorted()
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** Constants with the texts to send: each fragment once, each operation with the fragments it needs. */
function textConstants(documents: DocumentNode): string {
  const fragments = documents.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const operations = documents.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  return [
    ...fragments.map(
      (fragment) => `const ${lowerFirst(fragment.name.value)}Fragment =\n  ${quoted(fragment)}`,
    ),
    ...operations.map((operation) => {
      const parts = fragmentsOf(documents, operation).map((name) => `${lowerFirst(name)}Fragment`)
      const name = `${lowerFirst(operation.name?.value ?? '')}Document`
      return `export const ${name} =\n  ${[quoted(operation), ...parts].join(' +\n  ')}`
    }),
  ].join('\n\n')
}

const HEADER =
  '// Made of src/api/storefront/operations.graphql by `npm run generate`. Change that file, not this one.'

/** The text of the generated file. Throws, with every mistake, when a document doesn't fit the real schema. */
export async function generateStorefrontOperations(): Promise<string> {
  const schema = realStorefrontSchema()
  const documents = clientDocuments()
  const mistakes = validate(schema, documents)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n\n'))

  const types = await codegen({
    filename: GENERATED,
    schema: parse(printSchema(schema)),
    documents: [{ location: DOCUMENTS, document: documents }],
    config: {
      strictScalars: true,
      scalars: SCALARS,
      immutableTypes: true,
      disableDescriptions: true,
      skipTypename: true,
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  })
  return `${[HEADER, types.trim(), textConstants(documents)].join('\n\n')}\n`
}

if (import.meta.main) writeFileSync(GENERATED, await generateStorefrontOperations())
