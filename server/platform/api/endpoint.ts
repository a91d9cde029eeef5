import { z } from 'zod'
import { type Access, ANYONE } from '#domain/access/access.ts'
import type { ApiErrorCode } from '#domain/account/apiError.ts'
import type { SessionRow, UserRow } from '#server/platform/users/tables.ts'
import { LARGE_BODY, parseLargeBody, type SchemaPlace } from './bodyInThread.ts'
import { jsonIn, parseInput, readJsonText, readQuery, requireText } from './parseCall.ts'
import { Refusal } from './refusal.ts'

/** A caller, known by the access token of a live session. */
export interface Caller {
  readonly user: UserRow
  readonly session: SessionRow
}

/** `METHOD /path` with `{name}` for a parameter, as the OpenAPI document writes it. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/v1/${string}`

/**
 * Access for signed-in users at least. Ownership is checked besides: another person's id answers like an unknown one.
 */
type GuardedAccess = Exclude<Access, typeof ANYONE>

type PathParameter<Name extends string> = Name extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | PathParameter<Rest>
  : never

/** An endpoint's input and output: the schemas that parse a call, its answer, and its part of the document. */
export interface EndpointShape<Body, Query, Answer> {
  readonly summary: string
  readonly body?: z.core.$ZodType<Body>
  readonly query?: z.core.$ZodType<Query>
  /** Fields that it doesn't name never leave the server. Without one, the answer is 204. */
  readonly answer?: z.core.$ZodType<Answer>
  readonly status?: 200 | 201 | 202
  /** For a stream: the schema of each of its messages (`text/event-stream`). */
  readonly messages?: z.core.$ZodType
  /** Refusals of its own, besides those of every endpoint with such an access and such input. */
  readonly refusals?: readonly ApiErrorCode[]
  /** The largest body that it takes, in bytes; by default the same as any other call. */
  readonly mostBytes?: number
  /** The place of its body's schema: a large body is parsed by it in a thread. */
  readonly largeBody?: SchemaPlace
  /** Its answers hold tokens: they are never kept for a repeated call. */
  readonly answersTokens?: boolean
  /**
   * Takes form data with a file, which `handle` reads from the request itself, piece by piece and within a limit of its
   * own. It has to be idempotent by itself, too: such a body can't be read twice.
   */
  readonly takesFile?: boolean
}

/** A call with everything about it parsed. */
export interface Call<Name extends string, Body, Query> {
  readonly body: Body
  readonly query: Query
  /** A decoded parameter of the address. */
  path(this: void, parameter: PathParameter<Name>): string
  /** The network address of the caller, as far as it can be trusted. */
  readonly address: string
  readonly request: Request
  /** Sets a header of the answer. */
  readonly header: (name: string, value: string) => void
}

interface Signed {
  readonly caller: Caller
}
interface MaybeSigned {
  readonly caller: Caller | null
}

/** An incoming call. */
export interface RawCall extends MaybeSigned {
  readonly request: Request
  readonly address: string
  readonly parameters: Readonly<Record<string, string>>
}

/** An endpoint ready to be mounted. */
export interface ServedEndpoint {
  readonly name: EndpointName
  /** Who may call it: checked before anything else. */
  readonly access: Access
  readonly shape: EndpointShape<unknown, unknown, unknown>
  readonly serve: (call: RawCall) => Promise<Response>
}

/** An endpoint whose caller is known: their access has been checked before `handle`. */
export function endpoint<Name extends EndpointName, Body = undefined, Query = undefined, Answer = void>(
  name: Name,
  access: GuardedAccess,
  shape: EndpointShape<Body, Query, Answer>,
  handle: (call: Call<Name, Body, Query> & Signed) => Promise<Answer>,
): ServedEndpoint {
  return {
    name,
    access,
    shape,
    serve: (raw) => {
      const { caller } = raw
      if (caller === null) throw new Refusal('UNAUTHORIZED')
      return serve(shape, raw, (call) => handle({ ...call, caller }))
    },
  }
}

/** An endpoint open to all; `caller` is null for a caller who isn't signed in. */
export function openEndpoint<Name extends EndpointName, Body = undefined, Query = undefined, Answer = void>(
  name: Name,
  shape: EndpointShape<Body, Query, Answer>,
  handle: (call: Call<Name, Body, Query> & MaybeSigned) => Promise<Answer>,
): ServedEndpoint {
  return {
    name,
    access: ANYONE,
    shape,
    serve: (raw) => serve(shape, raw, (call) => handle({ ...call, caller: raw.caller })),
  }
}

/** The same, for a stream: `handle` gives the whole answer. */
export function streamingEndpoint<Name extends EndpointName>(
  name: Name,
  access: GuardedAccess,
  shape: Pick<EndpointShape<undefined, undefined, void>, 'summary' | 'refusals'> & {
    readonly messages: z.core.$ZodType
  },
  handle: (call: Call<Name, undefined, undefined> & Signed) => Promise<Response>,
): ServedEndpoint {
  return {
    name,
    access,
    shape,
    serve: async (raw) => {
      const { caller } = raw
      if (caller === null) throw new Refusal('UNAUTHORIZED')
      return handle({ ...(await parsed<Name, undefined, undefined>(shape, raw, new Headers())), caller })
    },
  }
}

async function serve<Name extends string, Body, Query, Answer>(
  shape: EndpointShape<Body, Query, Answer>,
  raw: RawCall,
  handle: (call: Call<Name, Body, Query>) => Promise<Answer>,
): Promise<Response> {
  const headers = new Headers()
  const answer = await handle(await parsed(shape, raw, headers))
  if (shape.answer === undefined) return new Response(null, { status: 204, headers })
  return Response.json(z.parse(shape.answer, answer), { status: shape.status ?? 200, headers })
}

/** The call with all its input parsed; the headers it sets go into these. */
async function parsed<Name extends string, Body, Query>(
  shape: EndpointShape<Body, Query, unknown>,
  { request, address, parameters }: RawCall,
  headers: Headers,
): Promise<Call<Name, Body, Query>> {
  Object.values(parameters).forEach(requireText)
  return {
    body: await readBody(shape, request),
    query: parseInput(shape.query ?? nothing<Query>(), shape.query && readQuery(request)),
    path: (parameter) => parameters[parameter] ?? '',
    address,
    request,
    header: (name, value) => headers.set(name, value),
  }
}

async function readBody<Body>(
  { body, largeBody }: EndpointShape<Body, unknown, unknown>,
  request: Request,
): Promise<Body> {
  if (body === undefined) return parseInput(nothing<Body>(), undefined)
  const text = await readJsonText(request)
  if (largeBody === undefined || text.length < LARGE_BODY) return parseInput(body, jsonIn(text))
  const parsedThere = await parseLargeBody(largeBody, text)
  return z.parse(z.custom<Body>(), parsedThere)
}

/** The schema of an endpoint without a body or a query, whose type is `undefined` then. */
function nothing<Input>() {
  return z.custom<Input>((value) => value === undefined)
}
