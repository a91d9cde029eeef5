import { t as SCREENS } from './screens-nGbVZc-W.js'
import { n as screenHead, xi as screenOfRoute } from '../renderPage.js'
import { t as SCREEN_WORDS } from './screenWords-CV4HDSG-.js'
// src/app/document/pageHead.ts
/** The product's name, as it stands after every title. */
var NAME = 'Iskra'
/**
 * What a route's `head` returns: title, description, canonical address, sharing card and structured data.
 * `DocumentHead` writes it into the document.
 */
function pageHead(parts) {
  const { title, description, path, image, isIndexed = true, structuredData = [] } = parts
  return {
    meta: [
      { title: title === NAME || title.startsWith(`${NAME} `) ? title : `${title} · ${NAME}` },
      {
        property: 'og:title',
        content: title,
      },
      ...(description === void 0
        ? []
        : [
            {
              name: 'description',
              content: description,
            },
            {
              property: 'og:description',
              content: description,
            },
          ]),
      ...(image === void 0
        ? []
        : [
            {
              property: 'og:image',
              content: image,
            },
          ]),
      ...(isIndexed
        ? []
        : [
            {
              name: 'robots',
              content: 'noindex',
            },
          ]),
    ],
    links:
      path === void 0
        ? []
        : [
            {
              rel: 'canonical',
              href: path,
            },
          ],
    scripts: structuredData.map((data) => ({
      type: 'application/ld+json',
      children: JSON.stringify(data),
    })),
  }
}
// src/app/document/writeHead.ts
var STRUCTURED_DATA = 'script[type="application/ld+json"]'
/** What a served page may have said of the screen it was served for, and the next screen may not say at all. */
var OF_ONE_SCREEN = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]:not([property="og:site_name"])',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  STRUCTURED_DATA,
]
/**
 * Makes the document's head say what the screen says. What the served page said of its own screen stays until
 * the first navigation (`isFirst`), except where this screen says it anew.
 */
function writeHead(target, head, isFirst) {
  if (head.title !== null) target.title = head.title
  if (!isFirst) for (const old of target.head.querySelectorAll(OF_ONE_SCREEN.join(','))) old.remove()
  if (head.tags.some(({ name }) => name === 'script'))
    for (const served of target.head.querySelectorAll(STRUCTURED_DATA)) served.remove()
  for (const tag of head.tags) {
    if (isFirst && tag.name !== 'script') findTag(target, tag)?.remove()
    const text = target.createTextNode('')
    const element = makeTag(target, tag)
    if (tag.text !== null) element.append(text)
    target.head.append(element)
    if (tag.text !== null) text.data = tag.text
  }
}
function findTag(target, tag) {
  const [attribute = '', value = ''] = tag.key.split('=')
  return target.head.querySelector(`${tag.name}[${attribute}="${CSS.escape(value)}"]`)
}
function makeTag(target, tag) {
  const element = target.createElement(tag.name)
  for (const [name, value] of Object.entries(tag.attributes))
    element.setAttribute(name, name === 'href' ? new URL(value, location.origin).href : value)
  return element
}
// src/app/document/headCode.ts
/** The head that the tables say of the screen at a route's address, and over it what is known of its one subject. */
function screenPageHead(fullPath, { i18n }, known) {
  const address = screenOfRoute(fullPath)
  if (address === null) throw new Error(`No screen is known at ${String(fullPath)}`)
  const { title, description } = SCREEN_WORDS[address]
  return pageHead({
    title: i18n._(title),
    description: description && i18n._(description),
    path: address.includes('$') ? void 0 : address,
    isIndexed: SCREENS[address].robots === 'index',
    ...known,
  })
}
export { pageHead, screenHead, screenPageHead, writeHead }
