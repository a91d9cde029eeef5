import type { DeviceClass, Source } from './eventKinds.ts'

/** Hosts by the last parts of their names. The first class that names one has it. */
const HOSTS: readonly (readonly [Source, RegExp])[] = [
  [
    'mail',
    /^(?:mail\.|poczta\.|outlook\.|webmail\.)|(?:^|\.)(?:gmail\.com|com\.google\.android\.gm|proton\.me)$/u,
  ],
  [
    'search',
    /(?:^|\.)(?:google(?:\.com?)?(?:\.[a-z]{2})?|com\.google\.android\.googlequicksearchbox|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.yahoo\.com|search\.brave\.com|yandex\.[a-z]+|seznam\.cz)$/u,
  ],
  [
    'social',
    /(?:^|\.)(?:facebook\.com|fb\.com|messenger\.com|instagram\.com|threads\.net|t\.co|x\.com|twitter\.com|bsky\.app|linkedin\.com|lnkd\.in|pinterest\.[a-z.]+|tiktok\.com|youtube\.com|reddit\.com|wykop\.pl|whatsapp\.com)$/u,
  ],
]

/** The class of the page that led here, by its address; of our own pages, and of none, it is `direct`. */
export function sourceOf(referrer: string, ownOrigin: string): Source {
  if (!URL.canParse(referrer)) return 'direct'
  const { origin, host, hostname } = new URL(referrer)
  if (origin === ownOrigin || host === new URL(ownOrigin).host) return 'direct'
  const name = hostname === '' ? host : hostname
  return HOSTS.find(([, hosts]) => hosts.test(name))?.[0] ?? 'site'
}

/** A phone's short side is shorter, CSS px. */
const TABLET_FROM = 600

/** The kind of device, by its pointer and the short side of its screen in CSS px. */
export function deviceClassOf(isCoarse: boolean, shortSide: number): DeviceClass {
  if (!isCoarse) return 'desktop'
  return shortSide < TABLET_FROM ? 'phone' : 'tablet'
}
