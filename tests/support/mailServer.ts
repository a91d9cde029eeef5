import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server in this process that takes letters, for as long as a test says so. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Every letter it has taken, parsed, in the order of arrival. */
  letters(): Promise<readonly Email[]>
  /** The next letters are refused with this reply (a 4xx for now, a 5xx for good); null takes them again. */
  refuseWith(code: number | null): void
  close(): Promise<void>
}

/** Starts one; with a `password` it asks `listy` for it. */
export async function startMailServer({ password }: { password?: string } = {}): Promise<MailServer> {
  const sources: Buffer[] = []
  let refusal: number | null = null
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, callback) => {
      const isRight = auth.username === 'listy' && auth.password === password
      callback(isRight ? null : new Error('wrong password'), isRight ? { user: 'listy' } : undefined)
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (refusal === null) return callback()
      callback(Object.assign(new Error(`no ${address} here`), { responseCode: refusal }))
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks))
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const credentials = password === undefined ? '' : `listy:${encodeURIComponent(password)}@`
  return {
    url: `smtp://${credentials}127.0.0.1:${address.port}`,
    letters: () => Promise.all(sources.map((source) => PostalMime.parse(source))),
    refuseWith: (code) => {
      refusal = code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
