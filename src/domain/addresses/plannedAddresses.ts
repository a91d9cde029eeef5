import { type Access, ADMIN, ANYONE, VERIFIED } from '../access/access.ts'
import type { NamesOf } from './screenNames.ts'
import type { ScreenAddress } from './screens.ts'

interface PlannedFacts<Own extends string> {
  readonly names: NamesOf<Own>
  readonly access: Access
}

/** Checks each row against its own address, and that none of them has a screen. */
function plannedTable<
  const Table extends {
    readonly [Own in keyof Table & string]: Own extends ScreenAddress ? never : PlannedFacts<Own>
  },
>(table: Table): Table {
  return table
}

/**
 * The addresses of the specification (part 1, section 2, and part 2, section 2) whose screens come with later work.
 * Their names lead to them already, and who may not open one isn't told that there is nothing yet. With its screen a
 * row moves to `SCREENS` and `SCREEN_NAMES`, where the names are explained.
 */
export const PLANNED_ADDRESSES = plannedTable({
  '/modele': { names: '/modele|models', access: ANYONE },
  '/modele/wideo': { names: '/modele|models/wideo|video|videos', access: ANYONE },
  '/modele/obrazy': { names: '/modele|models/obrazy|obraz|image|images', access: ANYONE },
  '/modele/audio': { names: '/modele|models/audio', access: ANYONE },
  '/modele/teksty': { names: '/modele|models/teksty|tekst|text|texts', access: ANYONE },
  '/modele/wideo/z-tekstu': {
    names: '/modele|models/wideo|video|videos/z-tekstu|from-text|text-to-video',
    access: ANYONE,
  },
  '/modele/wideo/z-obrazu': {
    names: '/modele|models/wideo|video|videos/z-obrazu|from-image|image-to-video',
    access: ANYONE,
  },
  '/modele/wideo/narzedzia': { names: '/modele|models/wideo|video|videos/narzedzia|tools', access: ANYONE },
  '/modele/wideo/$kategoria': { names: '/modele|models/wideo|video|videos/$kategoria', access: ANYONE },
  '/modele/wideo/z-tekstu/$modelSlug': {
    names: '/modele|models/wideo|video|videos/z-tekstu|from-text|text-to-video/$modelSlug',
    access: ANYONE,
  },
  '/modele/wideo/z-obrazu/$modelSlug': {
    names: '/modele|models/wideo|video|videos/z-obrazu|from-image|image-to-video/$modelSlug',
    access: ANYONE,
  },
  '/modele/wideo/narzedzia/$modelSlug': {
    names: '/modele|models/wideo|video|videos/narzedzia|tools/$modelSlug',
    access: ANYONE,
  },
  '/modele/wideo/$kategoria/$modelSlug': {
    names: '/modele|models/wideo|video|videos/$kategoria/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/z-tekstu': {
    names: '/modele|models/obrazy|obraz|image|images/z-tekstu|from-text|text-to-image',
    access: ANYONE,
  },
  '/modele/obrazy/z-obrazu': {
    names: '/modele|models/obrazy|obraz|image|images/z-obrazu|from-image|image-to-image',
    access: ANYONE,
  },
  '/modele/obrazy/narzedzia': {
    names: '/modele|models/obrazy|obraz|image|images/narzedzia|tools',
    access: ANYONE,
  },
  '/modele/obrazy/$kategoria': {
    names: '/modele|models/obrazy|obraz|image|images/$kategoria',
    access: ANYONE,
  },
  '/modele/obrazy/z-tekstu/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/z-tekstu|from-text|text-to-image/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/z-obrazu/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/z-obrazu|from-image|image-to-image/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/narzedzia/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/narzedzia|tools/$modelSlug',
    access: ANYONE,
  },
  '/modele/obrazy/$kategoria/$modelSlug': {
    names: '/modele|models/obrazy|obraz|image|images/$kategoria/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/z-tekstu': {
    names: '/modele|models/audio/z-tekstu|from-text|text-to-audio|text-to-speech',
    access: ANYONE,
  },
  '/modele/audio/muzyka': { names: '/modele|models/audio/muzyka|music', access: ANYONE },
  '/modele/audio/narzedzia': { names: '/modele|models/audio/narzedzia|tools', access: ANYONE },
  '/modele/audio/$kategoria': { names: '/modele|models/audio/$kategoria', access: ANYONE },
  '/modele/audio/z-tekstu/$modelSlug': {
    names: '/modele|models/audio/z-tekstu|from-text|text-to-audio|text-to-speech/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/muzyka/$modelSlug': {
    names: '/modele|models/audio/muzyka|music/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/narzedzia/$modelSlug': {
    names: '/modele|models/audio/narzedzia|tools/$modelSlug',
    access: ANYONE,
  },
  '/modele/audio/$kategoria/$modelSlug': {
    names: '/modele|models/audio/$kategoria/$modelSlug',
    access: ANYONE,
  },
  '/narzedzia': { names: '/narzedzia|tools', access: ANYONE },
  '/narzedzia/transkrypcja': {
    names: '/narzedzia|tools/transkrypcja|transcription|transcribe|speech-to-text',
    access: ANYONE,
  },
  '/narzedzia/tekst': { names: '/narzedzia|tools/tekst|text', access: ANYONE },
  '/narzedzia/diagramy': { names: '/narzedzia|tools/diagramy|diagrams', access: ANYONE },
  '/narzedzia/visual-flow': { names: '/narzedzia|tools/visual-flow|flow|flow-diagrams', access: ANYONE },
  '/test/suno': { names: '/test/suno', access: ANYONE },
  '/suno-stems-split': { names: '/suno-stems-split|rozdzielanie-sciezek', access: ANYONE },
  '/wideo/edytor': { names: '/wideo|video|videos/edytor|editor', access: VERIFIED },
  '/admin/generations': { names: '/admin/generations|generacje', access: ADMIN },
  '/admin/ai-assistant': { names: '/admin/ai-assistant|asystent-ai', access: ADMIN },
})

/** Every address of the product by its own words, `$name` for what it carries. */
export type Address = ScreenAddress | keyof typeof PLANNED_ADDRESSES
