import { Hono, type MiddlewareHandler } from 'hono'
import { describeRoute, generateSpecs, resolver, type ResponsesWithResolver } from 'hono-openapi'
import { z } from 'zod'
import { type Access, needsRecentProof } from '#domain/access/access.ts'
import { API_ERRORS, type ApiErrorCode, apiErrorSchema } from '#domain/account/apiError.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { SERVER_ERROR_CODES } from '#server/platform/web/errorAnswer.ts'
import { addressPattern } from './addressPattern.ts'
import { IDEMPOTENCY_KEY_FORM } from '#server/platform/api/idempotencyKey.ts'

type Described = Pick<ServedEndpoint, 'name' | 'access' | 'shape'>

/** The document's description of an endpoint, made of the schemas that parse its calls. */
function describeEndpoint({ name, access, shape }: Described): MiddlewareHandler {
  const { summary, body, answer, messages } = shape
  return describeRoute({
    summary,
    tags: [areaOf(name)],
    security: access.kind === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: [...queryParameters(shape.query), ...(isWrite(name) ? [IDEMPOTENCY_KEY] : [])],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            // An empty body counts as `{}`.
            required: !z.safeParse(body, {}).success,
            content: { 'application/json': { schema: resolver(body) } },
          },
        }),
    ...(shape.takesFile === true ? { requestBody: FILE_BODY } : {}),
    responses: {
      ...(messages === undefined ? done(shape.status ?? 200, answer) : goesOn(messages)),
      ...refused([
        ...refusalsOfAccess(access),
        ...refusalsOfInput({ name, shape }),
        ...(shape.refusals ?? []),
        ...FROM_ANYWHERE,
      ]),
      ...ADDRESS_REFUSALS,
    },
  })
}

/** The OpenAPI 3.1 document of these endpoints, with this origin. */
export async function openApiDocument(
  endpoints: readonly Described[],
  origin: string,
): Promise<Record<string, unknown>> {
  const routes = new Hono()
  for (const endpoint of endpoints) {
    const { method, path } = addressPattern(endpoint.name)
    routes.on(method, path, describeEndpoint(endpoint))
  }
  return generateSpecs(routes, {
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Iskra product API',
        version: packageJson.version,
        description:
          'Accounts and what belongs to them. Writes may carry an Idempotency-Key: asked again within 24 hours they have one effect and one answer.',
      },
      servers: [{ url: origin }],
      components: {
        schemas: { Refusal: await refusalSchema() },
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
}

const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: { file: { type: 'string' as const, contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
    },
  },
}

/** The errors of any call: an invalid address or key, a failure of ours, a server that is busy or closing. */
const FROM_ANYWHERE: readonly ApiErrorCode[] = ['INVALID_REQUEST', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE']

const RETRY_AFTER = {
  description: 'For how long to leave the server alone, in seconds.',
  schema: { type: 'integer' as const, minimum: 1 },
}

const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description: 'The same for a call that is made again: then it has one effect and one answer.',
  schema: { type: 'string' as const, pattern: IDEMPOTENCY_KEY_FORM.source },
}

function isWrite(name: string): boolean {
  return !name.startsWith('GET ')
}

const REFUSAL = { $ref: '#/components/schemas/Refusal' }

/** Sent before an address is looked at: see `refuseAddress` and `guardConnections`. */
const ADDRESS_REFUSALS = Object.fromEntries(
  (['ADDRESS_TOO_LONG', 'HEADERS_TOO_LARGE'] as const).map((code) => [
    SERVER_ERROR_CODES[code],
    { description: code, content: { 'application/json': { schema: REFUSAL } } },
  ]),
)

async function refusalSchema() {
  const { schema } = await resolver(apiErrorSchema).toOpenAPISchema()
  return schema
}

/** `/api/v1/auth/login` is tagged `auth`. */
function areaOf(name: string): string {
  return /^\w+ \/api\/v1\/(\w+)/.exec(name)?.[1] ?? ''
}

function goesOn(messages: z.core.$ZodType): ResponsesWithResolver {
  const schema = resolver(messages, { options: { io: 'output' } })
  return { 200: { description: 'Messages, as they come.', content: { 'text/event-stream': { schema } } } }
}

function done(status: number, schema: z.core.$ZodType | undefined): ResponsesWithResolver {
  if (schema === undefined) return { 204: { description: 'Done.' } }
  // A schema's output, not its input: fields with a default are always there.
  const output = resolver(schema, { options: { io: 'output' } })
  return { [status]: { description: 'Done.', content: { 'application/json': { schema: output } } } }
}

function refusalsOfAccess(access: Access): readonly ApiErrorCode[] {
  if (access.kind === 'anyone') return []
  const proof: readonly ApiErrorCode[] = needsRecentProof(access)
    ? ['PROOF_REQUIRED', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS']
    : []
  if (access.kind === 'signed-in') return ['UNAUTHORIZED', ...proof]
  const roles: readonly ApiErrorCode[] = access.roles === undefined ? [] : ['FORBIDDEN']
  return ['UNAUTHORIZED', 'EMAIL_NOT_VERIFIED', ...roles, ...proof]
}

function refusalsOfInput({ name, shape }: Pick<Described, 'name' | 'shape'>): readonly ApiErrorCode[] {
  const hasInput = shape.body !== undefined || shape.query !== undefined
  return [
    ...(hasInput ? ['VALIDATION_FAILED' as const] : []),
    ...(name.includes('{') ? ['NOT_FOUND' as const] : []),
    ...(isWrite(name) ? (['KEY_REUSED', 'PAYLOAD_TOO_LARGE'] as const) : []),
  ]
}

/** Codes by their status: one status has one answer in the document. */
function refused(codes: readonly ApiErrorCode[]): ResponsesWithResolver {
  const byStatus = Map.groupBy(new Set(codes), (code) => API_ERRORS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.join(', '),
        content: { 'application/json': { schema: REFUSAL } },
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
      },
    ]),
  )
}

function queryParameters(schema: z.core.$ZodType | undefined) {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, value]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    // In an address it is text, whatever type its schema makes of it.
    schema: { type: 'string' as const, ...choices(value) },
  }))
}

function choices(schema: z.core.JSONSchema._JSONSchema) {
  return typeof schema === 'object' && schema.enum !== undefined ? { enum: schema.enum.map(String) } : {}
}
