import type { BrowserContext, Page } from '@playwright/test'

/** A part of the web that not every engine has, what people get where it is missing, and how Chromium is made to lack it. */
export interface LackingPart {
  readonly name: string
  /** Where it is missing. */
  readonly lackedBy: string
  /** What people get instead there; what they have everywhere else is told in brackets. */
  readonly instead: string
  readonly removal: Removal
}

/** All that is needed so that page and worker find nothing of it. */
interface Removal {
  /** Properties by their way from the global object. */
  readonly properties?: readonly string[]
  /** Attributes that do nothing. */
  readonly attributes?: readonly string[]
  /** Events that never come to the elements that a selector tells, or to any. */
  readonly events?: readonly { readonly type: string; readonly of?: string }[]
  /** Of style sheets: what an engine that doesn't know it reads over. */
  readonly styles?: readonly string[]
}

const NOT_ASKED_FOR = 'the same: it isn’t used'

const COMMANDS: Removal = {
  properties: [
    'HTMLButtonElement.prototype.command',
    'HTMLButtonElement.prototype.commandForElement',
    'CommandEvent',
  ],
  attributes: ['commandfor'],
}

/** What engines that we support lack. */
export const LACKING_PARTS: readonly LackingPart[] = [
  {
    name: 'the wish that storage is kept',
    lackedBy: 'pages without TLS',
    instead: 'the same; how full the device is is not told',
    removal: { properties: ['Navigator.prototype.storage'] },
  },
  {
    name: 'push and notifications',
    lackedBy: 'Safari on iPhone outside of the home screen, pages without TLS',
    instead: 'news in the page and by letter; the settings say that this browser can’t',
    removal: {
      properties: ['PushManager', 'Notification', 'ServiceWorkerRegistration.prototype.pushManager'],
    },
  },
  {
    name: 'the sheet to share by',
    lackedBy: 'Firefox on desktops, Chromium on Linux',
    instead: 'the link is copied, the picture is saved',
    removal: { properties: ['Navigator.prototype.share', 'Navigator.prototype.canShare'] },
  },
  {
    name: 'the clipboard',
    lackedBy: 'pages without TLS',
    instead: 'what was to be copied is shown, to be copied by hand',
    removal: { properties: ['Navigator.prototype.clipboard'] },
  },
  {
    name: 'the number on the icon',
    lackedBy: 'Firefox, Safari outside of the home screen',
    instead: 'the number in the page',
    removal: { properties: ['Navigator.prototype.setAppBadge', 'Navigator.prototype.clearAppBadge'] },
  },
  {
    name: 'a service worker and its caches',
    lackedBy: 'pages without TLS, private windows of some',
    instead: 'the page with its network; the cart and what is written stay on the device',
    removal: { properties: ['Navigator.prototype.serviceWorker', 'caches'] },
  },
  {
    name: 'Background Sync',
    lackedBy: 'Safari, Firefox',
    instead: 'an open page sends what waits (a closed one, too)',
    removal: { properties: ['SyncManager', 'ServiceWorkerRegistration.prototype.sync'] },
  },
  {
    name: 'Web Locks',
    lackedBy: 'pages without TLS',
    instead: 'turns that are told in the database',
    removal: { properties: ['Navigator.prototype.locks'] },
  },
  {
    name: 'what is known of the connection',
    lackedBy: 'Safari, Firefox',
    instead: 'a network that counts as quick until a request fails',
    removal: { properties: ['Navigator.prototype.connection'] },
  },
  {
    name: 'requestIdleCallback',
    lackedBy: 'Safari',
    instead: 'the same, by a clock',
    removal: { properties: ['requestIdleCallback', 'cancelIdleCallback'] },
  },
  {
    name: 'buttons that open a dialog by themselves',
    lackedBy: 'Safari before 26.2, Firefox before 144',
    instead: 'the same once the script is there (at once)',
    removal: COMMANDS,
  },
  {
    name: 'the news that a dialog has opened',
    lackedBy: 'Safari before 26',
    instead: 'the same: whoever opens it tells of it',
    // Whoever lacks it lacks those buttons too.
    removal: { ...COMMANDS, events: [{ type: 'toggle', of: 'dialog' }] },
  },
  {
    name: 'closedby',
    lackedBy: 'Safari before 26.2, Firefox before 141',
    instead: NOT_ASKED_FOR,
    removal: { properties: ['HTMLDialogElement.prototype.closedBy'], attributes: ['closedby'] },
  },
  {
    name: 'CloseWatcher',
    lackedBy: 'Safari, Firefox',
    instead: NOT_ASKED_FOR,
    removal: { properties: ['CloseWatcher'] },
  },
  {
    name: 'the Navigation API',
    lackedBy: 'Safari before 26.2, Firefox before 147',
    instead: NOT_ASKED_FOR,
    removal: { properties: ['navigation', 'NavigateEvent'] },
  },
  {
    name: 'scheduler',
    lackedBy: 'Safari, Firefox before 142',
    instead: NOT_ASKED_FOR,
    removal: { properties: ['scheduler', 'TaskController'] },
  },
  {
    name: 'WebCodecs',
    lackedBy: 'Safari before 26 in part, Firefox on phones',
    instead: 'films get their subtitles as a track beside their pictures',
    removal: {
      properties: [
        'VideoEncoder',
        'VideoDecoder',
        'AudioEncoder',
        'AudioDecoder',
        'ImageDecoder',
        'VideoFrame',
      ],
    },
  },
  {
    name: 'the end of scrolling',
    lackedBy: 'Safari before 26.2',
    instead: 'the same: it isn’t waited for',
    removal: {
      properties: ['onscrollend', 'Document.prototype.onscrollend', 'Element.prototype.onscrollend'],
      events: [{ type: 'scrollend' }],
    },
  },
  {
    name: 'the whole screen for one element',
    lackedBy: 'Safari on iPhone',
    instead: 'the window as it is',
    removal: { properties: ['Element.prototype.requestFullscreen'] },
  },
  {
    name: 'view transitions',
    lackedBy: 'Safari before 18, Firefox before 144',
    instead: 'the next screen at once',
    removal: {
      properties: ['Document.prototype.startViewTransition', 'ViewTransition'],
      styles: ['view-transition-name'],
    },
  },
  {
    name: 'fields that grow with their words',
    lackedBy: 'Safari before 26.2, Firefox',
    instead: 'fields of some lines that are scrolled',
    removal: { styles: ['field-sizing'] },
  },
  {
    name: 'heights that move',
    lackedBy: 'Safari, Firefox',
    instead: 'what opens is open at once',
    removal: { styles: ['interpolate-size'] },
  },
  {
    name: 'entries and exits that move',
    lackedBy: 'Safari before 17.5, Firefox before 129',
    instead: 'what comes is there at once',
    removal: { styles: ['@starting-style', 'allow-discrete'] },
  },
  {
    name: 'hints that know their place',
    lackedBy: 'Safari before 26, Firefox before 147',
    instead: 'a hint below what it belongs to, however little room there is',
    removal: { styles: ['anchor-name', 'position-anchor', 'position-area'] },
  },
  {
    name: 'movement that follows the scrolling',
    lackedBy: 'Safari before 26, Firefox',
    instead: 'no line that tells how far one has read',
    removal: { styles: ['animation-timeline'] },
  },
  {
    name: 'what is far below is not laid out',
    lackedBy: 'Safari before 18',
    instead: 'the same, with more work for the browser',
    removal: { styles: ['content-visibility'] },
  },
  {
    name: 'room for a scrollbar, and a narrow one',
    lackedBy: 'Safari before 18.2',
    instead: 'the browser’s own scrollbar',
    removal: { styles: ['scrollbar-gutter', 'scrollbar-width'] },
  },
  {
    name: 'lines of one length',
    lackedBy: 'Safari before 17.5, for running text Firefox',
    instead: 'lines as they come',
    removal: { styles: ['text-wrap'] },
  },
  {
    name: 'measures of a font that stands in for another',
    lackedBy: 'Safari',
    instead: 'lines that move a little as the font comes, on a first visit',
    removal: { styles: ['ascent-override'] },
  },
]

/** What engines somewhat older than those lack: nobody promises anything there, but the page starts and the shop works. */
export const OLDER_PARTS: readonly LackingPart[] = [
  {
    name: 'Promise.withResolvers',
    lackedBy: 'Safari before 17.4, Firefox before 121, Chromium before 119',
    instead: 'the same (src/domain/olderEngines.ts)',
    removal: { properties: ['Promise.withResolvers'] },
  },
  {
    name: 'AbortSignal.any',
    lackedBy: 'Safari before 17.4, Firefox before 124, Chromium before 116',
    instead: 'the same (src/domain/olderEngines.ts)',
    removal: { properties: ['AbortSignal.any'] },
  },
  {
    name: 'URL.canParse',
    lackedBy: 'Safari before 17, Chromium before 120',
    instead: 'the same (src/domain/olderEngines.ts)',
    removal: { properties: ['URL.canParse'] },
  },
  {
    name: 'Intl.Segmenter',
    lackedBy: 'Firefox before 125',
    instead: 'characters counted by code points (src/domain/wording/characters.ts)',
    removal: { properties: ['Intl.Segmenter'] },
  },
  {
    name: 'groupBy',
    lackedBy: 'Safari before 17.4, Firefox before 119, Chromium before 117',
    instead: NOT_ASKED_FOR,
    removal: { properties: ['Map.groupBy', 'Object.groupBy'] },
  },
  {
    name: 'sets and iterators that can do more',
    lackedBy: 'Safari before 18.4, Firefox before 131, Chromium before 122',
    instead: NOT_ASKED_FOR,
    removal: {
      properties: [
        ...['union', 'intersection', 'difference', 'symmetricDifference'].map(
          (name) => `Set.prototype.${name}`,
        ),
        ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.prototype.${name}`),
        'Iterator',
        'Promise.try',
        'Array.fromAsync',
      ],
    },
  },
  {
    name: 'the room that storage takes',
    lackedBy: 'Safari before 17',
    instead: 'how full the device is is not told',
    removal: { properties: ['StorageManager.prototype.estimate'] },
  },
  {
    name: 'checkVisibility',
    lackedBy: 'Safari before 17.4',
    instead: 'what a library finds out by styles',
    removal: { properties: ['Element.prototype.checkVisibility'] },
  },
]

/** What both realms run: it knows nothing around it, for it is sent there as its own text. */
function takeAway({ properties = [], attributes = [], events = [] }: Removal): void {
  for (const way of properties) {
    const steps = way.split('.')
    const name = steps.pop() ?? ''
    // The worker's realm has less.
    const owner: unknown = steps.reduce<unknown>(
      (from, step) => (from === undefined ? from : Reflect.get(Object(from), step)),
      globalThis,
    )
    if (owner !== undefined && owner !== null) Reflect.deleteProperty(Object(owner), name)
  }
  for (const { type, of } of events) {
    const stop = (event: Event) => {
      const isMeant = of === undefined || (event.target instanceof Element && event.target.matches(of))
      if (isMeant) event.stopImmediatePropagation()
    }
    globalThis.addEventListener(type, stop, true)
  }
  if (attributes.length === 0 || typeof document === 'undefined') return
  const own: unknown = Reflect.get(Element.prototype, 'setAttribute')
  Element.prototype.setAttribute = function set(name, value) {
    if (typeof own === 'function' && !attributes.includes(name)) Reflect.apply(own, this, [name, value])
  }
}

/** Renamed, so that no engine knows it; the words of a page are none of a sheet's. */
function withoutStyles(text: string, styles: readonly string[]): string {
  return styles.reduce(
    (sheet, name) =>
      name.startsWith('@')
        ? sheet.replaceAll(name, '@media not all')
        : sheet.replaceAll(new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`, 'g'), `lacking-${name}`),
    text,
  )
}

/** Makes every page of this context, and its worker, lack all of these. */
export async function lack(context: BrowserContext, parts: readonly LackingPart[]): Promise<void> {
  const all = {
    properties: parts.flatMap(({ removal }) => removal.properties ?? []),
    attributes: parts.flatMap(({ removal }) => removal.attributes ?? []),
    events: parts.flatMap(({ removal }) => removal.events ?? []),
  }
  const styles = parts.flatMap(({ removal }) => removal.styles ?? [])
  await context.addInitScript(takeAway, all)
  await context.route('**/sw.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: `(${takeAway.toString()})(${JSON.stringify(all)});\n${await answer.text()}`,
    })
  })
  await context.route(
    (url) => url.pathname.endsWith('.css') || !/\.\w+$|^\/api\//.test(url.pathname),
    async (route) => {
      const isDocument = route.request().resourceType() === 'document'
      const isSheet = new URL(route.request().url()).pathname.endsWith('.css')
      if (!isDocument && !isSheet) return route.fallback()
      const answer = await route.fetch({ maxRedirects: 0 })
      // The policy names what stands in the document by its hash.
      const { 'content-security-policy': _policy, ...headers } = answer.headers()
      const text = withoutStyles(await answer.text(), styles)
      const named = all.attributes.reduce(
        (html, name) => html.replaceAll(` ${name}=`, ` lacking-${name}=`),
        text,
      )
      return route.fulfill({ status: answer.status(), headers, body: named })
    },
  )
}

/** What of these the open page has nevertheless. */
export async function leftIn(page: Page, parts: readonly LackingPart[]): Promise<readonly string[]> {
  const properties = parts.flatMap(({ removal }) => removal.properties ?? [])
  const has = await page.evaluate(
    (ways) =>
      ways.filter((way) => {
        const steps = way.split('.')
        const name = steps.pop() ?? ''
        const owner = steps.reduce<unknown>((from, step) => Reflect.get(Object(from), step), globalThis)
        return name in Object(owner)
      }),
    properties,
  )
  const sheets = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n'),
  )
  const styles = parts.flatMap(({ removal }) => removal.styles ?? [])
  return [...has, ...styles.filter((name) => withoutStyles(sheets, [name]) !== sheets)]
}
