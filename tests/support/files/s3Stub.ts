import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '#server/platform/config.ts'

/** A store that speaks the part of S3 that we use, keeps its files in memory, and checks every signature. */
export interface S3Stub {
  readonly config: S3Config
  readonly files: Map<string, { readonly body: Buffer; readonly type: string }>
  /** Whether the bucket exists; every call fails without it. */
  hasBucket: boolean
  /** So many of the next calls are answered with 503, once the first `after` have been let through. */
  fail(failure: { readonly times: number; readonly after?: number }): void
  close(): Promise<void>
}

const BUCKET = 'iskra-test'
const REGION = 'eu-central-1'
const KEY_ID = 'AKIDTEST'
const SECRET = 'a secret of the store'
/** Few enough that a list has several pages. */
const LISTED_AT_ONCE = 3

export async function startS3Stub(): Promise<S3Stub> {
  const files: S3Stub['files'] = new Map()
  let [passing, failing] = [0, 0]
  const server = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`)
    if (passing > 0) passing -= 1
    else if (failing > 0) {
      failing -= 1
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    if (!stub.hasBucket) {
      response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    } else if (!isSigned(request, url)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    } else if (url.pathname === `/${BUCKET}`) list(url, response)
    else serve({ request, body, key: decodeURIComponent(url.pathname).slice(BUCKET.length + 2) }, response)
  }

  function list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? ''
    const keys = [...files.keys()].filter((key) => key.startsWith(prefix)).slice(0, LISTED_AT_ONCE)
    const entries = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    response.end(`<?xml version="1.0"?><ListBucketResult>${entries}</ListBucketResult>`)
  }

  function serve(call: { request: IncomingMessage; body: Buffer; key: string }, response: ServerResponse) {
    const { request, body, key } = call
    const { method, headers } = request
    const found = files.get(key)
    if (method === 'PUT') {
      // As the real ones do: a body of unknown length is refused.
      if (headers['content-length'] === undefined) return response.writeHead(411).end()
      files.set(key, { body, type: headers['content-type'] ?? '' })
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      files.delete(key)
      return response.writeHead(204).end()
    }
    if (found === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const etag = `"${createHash('md5').update(found.body).digest('hex')}"`
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const part =
      first === undefined || last === undefined
        ? found.body
        : found.body.subarray(Number(first), Number(last) + 1)
    response.writeHead(first === undefined ? 200 : 206, {
      etag,
      'content-type': found.type,
      'content-length': String(part.length),
      ...(first === undefined ? {} : { 'content-range': `bytes ${first}-${last}/${found.body.length}` }),
    })
    return response.end(method === 'HEAD' ? undefined : part)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stub: S3Stub = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: REGION,
      keyId: KEY_ID,
      secret: SECRET,
    },
    files,
    hasBucket: true,
    fail: ({ times, after = 0 }) => {
      passing = after
      failing = times
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return stub
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>\w+)\/(?<scope>(?<day>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request), SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>[\da-f]{64})$/

/** Checks Signature Version 4, as its specification says, of an arrived request. */
function isSigned({ method = '', headers }: IncomingMessage, url: URL): boolean {
  const { id, scope, day, region, names, signature } =
    AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {}
  if (id !== KEY_ID || region !== REGION || scope === undefined || day === undefined) return false
  if (names === undefined || signature === undefined) return false
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false
  const date = String(headers['x-amz-date'])
  const search = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const canonical = [
    method,
    url.pathname.split('/').map(encode).join('/'),
    search,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  const isNow = Math.abs(Date.now() - readDate(date)) < 15 * 60_000
  return isNow && timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, toSign))
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const readDate = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
