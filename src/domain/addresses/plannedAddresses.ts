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
