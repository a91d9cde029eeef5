import { Hono } from 'hono'
import { LANGUAGE_FORM, LANGUAGE_FORM_FIELD } from '#domain/plainShop/plainForms.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { languageOf } from '#server/platform/web/requestLanguage.ts'
import { publicOriginOf } from '#server/shop/storefront/publicOrigin.ts'
import { readForm } from './readForm.ts'

/** The page's own form of a stored choice (src/i18n/browserLanguage.ts). */
const LIFE_SECONDS = 365 * 24 * 60 * 60

/** Remembers the language chosen by a person without a script, and leads back to their page. */
export function languageForm({ config }: Pick<ServerContext, 'config'>): Hono {
  const routes = new Hono()
  routes.post(LANGUAGE_FORM, async (c) => {
    const language = languageOf((await readForm(c)).get(LANGUAGE_FORM_FIELD))
    if (language === null) return errorAnswer('INVALID_REQUEST')
    const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : ''
    c.header('Set-Cookie', `lang=${language}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`)
    return c.redirect(pageBefore(c.req.header('referer'), publicOriginOf(c.req.raw, config)), 303)
  })
  return routes
}

/** The path of this site that a form was sent from, without its language parameter; the home page if unknown. */
function pageBefore(referrer: string | undefined, origin: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return '/'
  const page = new URL(referrer)
  if (page.origin !== origin) return '/'
  page.searchParams.delete(LANGUAGE_FORM_FIELD)
  // Two slashes could lead to another site.
  return page.pathname.replace(/^\/{2,}/, '/') + page.search
}
