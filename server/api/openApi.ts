import type { Hono, MiddlewareHandler } from 'hono'
import { describeRoute, generateSpecs, resolver, type ResponsesWithResolver } from 'hono-openapi'
import { z } from 'zod'
import { type Access, needsRecentProof } from '#domain/access/access.ts'
import { ENDPOINT_ACCESS } from '#domain/access/endpointAccess.ts'
import { API_ERRORS, type ApiErrorCode, apiErrorSchema } from '#domain/account/apiError.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { ServedEndpoint } from './endpoint.ts'

type Described = Pick<ServedEndpoint, 'name' | 'shape'>

/** What the document says of an endpoint, of the same schemas that its calls are parsed with. */
export function describeEndpoint({ name, shape }: Described): MiddlewareHandler {
  const { summary, body, answer } = shape
  const access = ENDPOINT_ACCESS[name]
  return describeRoute({
    summary,
    tags: [areaOf(name)],
    security: access.kind === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: queryParameters(shape.query),
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
      ...(answer === undefined ? { 204: { description: 'Done.' } } : answered(shape.status ?? 200, answer)),
      ...refused([
        ...refusalsOfAccess(access),
        ...refusalsOfInput({ name, shape }),
        ...(shape.refusals ?? []),
        // While the database or the bucket is gone, with `Retry-After`.
        'SERVICE_UNAVAILABLE',
      ]),
    },
  })
}

/** The OpenAPI 3.1 document of everything mounted on `routes`. */
export async function openApiDocument(routes: Hono): Promise<Record<string, unknown>> {
  return generateSpecs(routes, {
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Iskra product API',
        version: packageJson.version,
        description:
          'Accounts and what belongs to them. Writes may carry an Idempotency-Key: asked again within 24 hours they have one effect and one answer.',
      },
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

const REFUSAL = { $ref: '#/components/schemas/Refusal' }

async function refusalSchema() {
  const { schema } = await resolver(apiErrorSchema).toOpenAPISchema()
  return schema
}

/** `/api/v1/auth/login` is about `auth`. */
function areaOf(name: string): string {
  return /^\w+ \/api\/v1\/(\w+)/.exec(name)?.[1] ?? ''
}

function answered(status: number, schema: z.core.$ZodType): ResponsesWithResolver {
  // What comes out of a schema, not what goes in: fields with a default are always there.
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

function refusalsOfInput({ name, shape }: Described): readonly ApiErrorCode[] {
  const hasInput = shape.body !== undefined || shape.query !== undefined
  return [
    ...(hasInput ? ['INVALID_REQUEST' as const] : []),
    ...(name.includes('{') ? ['NOT_FOUND' as const] : []),
  ]
}

/** Codes by their status: one status has one answer in the document. */
function refused(codes: readonly ApiErrorCode[]): ResponsesWithResolver {
  const byStatus = Map.groupBy(new Set(codes), (code) => API_ERRORS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      { description: those.join(', '), content: { 'application/json': { schema: REFUSAL } } },
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
    // Whatever a schema makes of it, in an address it is text.
    schema: { type: 'string' as const, ...choices(value) },
  }))
}

function choices(schema: z.core.JSONSchema._JSONSchema) {
  return typeof schema === 'object' && schema.enum !== undefined ? { enum: schema.enum.map(String) } : {}
}
