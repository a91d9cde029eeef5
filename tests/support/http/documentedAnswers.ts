import { z } from 'zod'

const responseSchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })).optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
})
const documentSchema = z.object({
  servers: z.array(z.object({ url: z.url() })).nonempty(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), responseSchema),
        parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

/**
 * The documented answers of an endpoint in the OpenAPI document: by status the schema of its body, or of each of its
 * messages; null for none.
 */
export type DocumentedAnswers = ReadonlyMap<number, z.ZodType | null>

/** Reads the document: for `METHOD /path` its answers. Throws for an invalid document. */
export function readDocumentedAnswers(json: unknown): (endpoint: string) => DocumentedAnswers {
  const { paths, components } = documentSchema.parse(json)
  return (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ')
    const responses = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {})
    return new Map(
      responses.map(([status, { content }]) => {
        const schema = (content?.['application/json'] ?? content?.['text/event-stream'])?.schema
        return [Number(status), schema === undefined ? null : readSchema(schema, components.schemas)]
      }),
    )
  }
}

function readSchema(schema: object, others: Readonly<Record<string, object>>): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: namedBy(schema, others) })
  const whole: unknown = JSON.parse(text.replaceAll(COMPONENT, '#/$defs/'))
  return z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(whole))
}

const COMPONENT = '#/components/schemas/'

/**
 * The schemas that a schema refers to, and that those refer to: reading the whole document for each answer takes a
 * hundred times as long.
 */
function namedBy(
  schema: object,
  others: Readonly<Record<string, object>>,
  known: Record<string, object> = {},
): Record<string, object> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const other = others[name]
    if (other === undefined || Object.hasOwn(known, name)) continue
    known[name] = other
    namedBy(other, others, known)
  }
  return known
}
