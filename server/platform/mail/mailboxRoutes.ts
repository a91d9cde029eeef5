import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { isLocalCall } from '#server/platform/web/localCaller.ts'
import { requestLanguage } from '#server/platform/web/requestLanguage.ts'
import { inlineHashes } from '#server/platform/web/securityHeaders.ts'
import { addressesIn } from './addressesIn.ts'
import { findInMailbox, type MailboxLetter, readMailbox } from './mailbox.ts'
import { mailboxPage } from './mailboxPage.ts'

const querySchema = z.object({ to: z.string().max(254).optional() })

/**
 * The development mailbox, for a browser at this very machine: its reader can take over every account.
 * `letters.json?to=` is for tests.
 */
export function mailboxRoutes(context: ServerContext): Hono {
  const routes = new Hono()
  const ownName = new URL(context.config.publicOrigin).hostname

  routes.use(async (c, next) => {
    if (!isLocalCall(c, ownName)) return errorAnswer('NOT_FOUND')
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return next()
  })

  routes.get('/letters.json', async (c) => {
    const query = querySchema.safeParse(c.req.query())
    if (!query.success) return errorAnswer('NOT_FOUND')
    const letters = await readMailbox(context, query.data.to)
    return c.json({ letters: letters.map(letterJson) })
  })

  routes.get('/', async (c) => {
    const page = await mailboxPage(
      await readMailbox(context),
      null,
      requestLanguage(c.req.raw, context.config.features),
    )
    return c.html(page, 200, { 'Content-Security-Policy': pagePolicy(page) })
  })

  routes.get('/:id', async (c) => {
    const letter = await findInMailbox(context, c.req.param('id'))
    if (letter === null) return errorAnswer('NOT_FOUND')
    const page = await mailboxPage(
      await readMailbox(context),
      letter,
      requestLanguage(c.req.raw, context.config.features),
    )
    return c.html(page, 200, { 'Content-Security-Policy': pagePolicy(page) })
  })

  routes.get('/:id/html', async (c) => {
    const letter = await findInMailbox(context, c.req.param('id'))
    if (letter === null) return errorAnswer('NOT_FOUND')
    return c.html(letter.html, 200, { 'Content-Security-Policy': letterPolicy(letter.html) })
  })
  return routes
}

function letterJson({ id, recipient, subject, text }: MailboxLetter) {
  return { id, to: recipient, subject, text, links: addressesIn(text) }
}

function pagePolicy(page: string): string {
  const { styles } = inlineHashes(page)
  return `default-src 'none'; style-src ${styles.join(' ')}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** A letter's document may only be looked at; its links open beside it. */
function letterPolicy(letter: string): string {
  const styles = [...letter.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  const hashes = [
    ...[...new Set(styles)].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`),
    ...inlineHashes(letter).styles,
  ]
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`
}
