import { basename } from 'node:path'

/**
 * The areas by which tests are chosen: for each area its own folders, by their names in `src/features`, `src/domain`,
 * `src/offline`, `src/app`, `server` and elsewhere. Its journeys lie in `tests/e2e` in the folder of its name.
 */
const FOLDERS = {
  shop: [
    'cart',
    'catalogue',
    'checkout',
    'lockers',
    'orders',
    'plainShop',
    'postcodes',
    'restock',
    'reviews',
    'search',
    'shop',
    'storefront',
    'structuredData',
    'sums',
  ],
  gifts: ['card', 'cards', 'documents', 'giftCard', 'gifts', 'letters', 'occasions', 'prints', 'wording'],
  account: [
    'access',
    'account',
    'administration',
    'affiliate',
    'attack',
    'auth',
    'contact',
    'credits',
    'mail',
    'newsletter',
    'notices',
    'passkeys',
    'preferences',
    'productApi',
    'push',
    'session',
    'sign-in',
    'users',
  ],
  generation: ['discover', 'files', 'gallery', 'generation', 'generators', 'media', 'paidWork', 'providers'],
  templates: ['builder', 'template', 'templateForm', 'templateRuns', 'templates'],
  reading: ['content', 'legal', 'models', 'reading', 'text', 'textTool', 'typography'],
  offline: [
    'caches',
    'install',
    'offline-packs',
    'outbox',
    'packs',
    'pictures',
    'src-sw',
    'storage',
    'worker',
  ],
  page: ['addresses', 'document', 'http', 'page', 'palette', 'places', 'rendering', 'shell', 'start'],
  tools: ['drawings', 'scene', 'texts', 'textTool', 'transcript', 'transcription', 'transcripts'],
  statistics: ['analytics', 'engagement', 'statistics'],
} as const

export type Area = keyof typeof FOLDERS

export const AREAS: readonly Area[] = Object.keys(FOLDERS).filter(isArea)

export function isArea(name: string): name is Area {
  return Object.hasOwn(FOLDERS, name)
}

/**
 * The area of a file, by the innermost of its folders that belongs to one, or for a route by its name. Null for files
 * that all areas depend on.
 */
export function areaOf(path: string): Area | null {
  const folders = path.split('/').slice(0, -1).toReversed()
  for (const folder of [...folders, basename(path).split('.')[0] ?? '']) {
    const area = isArea(folder) ? folder : AREAS.find((each) => FOLDERS[each].some((own) => own === folder))
    if (area !== undefined) return area
  }
  return null
}
