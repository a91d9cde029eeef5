import { createTransport } from 'nodemailer'
import type { ServerContext } from '#server/platform/context.ts'
import type { RenderedLetter } from './renderLetter.ts'
import { storeInMailbox } from './mailbox.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SEND_TIMEOUT_MS = 30_000

/** Delivers a letter; rejects when it could not. */
export type SendLetter = (id: string, letter: RenderedLetter) => Promise<void>

/** A transport for letters, to be closed at the end. */
export interface LetterTransport {
  readonly send: SendLetter
  readonly close: () => void
}

/** Whether letters leave this server, if only for the development mailbox. */
export function hasTransport({ mail: { smtpUrl, mailbox } }: ServerContext['config']): boolean {
  return smtpUrl !== null || mailbox
}

/** The transport here: the mail server of the settings, else the development mailbox, else none. */
export function letterTransport(context: ServerContext): LetterTransport {
  const { smtpUrl, mailbox } = context.config.mail
  if (smtpUrl !== null) return bySmtp(context, smtpUrl)
  if (mailbox) return { send: (id, letter) => storeInMailbox(context, id, letter), close: () => undefined }
  context.log.warn('SMTP_URL is not set: letters wait, and nobody can confirm an address or reset a password')
  return { send: () => Promise.reject(new NoMailServer()), close: () => undefined }
}

class NoMailServer extends Error {
  override readonly name = 'NoMailServer'
}

function bySmtp({ config }: ServerContext, url: string): LetterTransport {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    // A letter is text of ours: nothing in it is ever read as a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(config.publicOrigin)
  return {
    send: async (id, { to, headers, ...letter }) => {
      await transport.sendMail({
        ...letter,
        // One address, never a list to be parsed.
        to: { name: '', address: to },
        from: config.mail.from,
        messageId: `<${id}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      })
    },
    close: () => transport.close(),
  }
}
