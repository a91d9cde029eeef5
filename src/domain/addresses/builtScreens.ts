import { z } from 'zod'
import { SCREEN_ADDRESSES } from './screens.ts'

/** Where a built page tells its server of its screens: beside the build's manifest. */
export const BUILT_SCREENS_FILE = '.vite/screens.json'

const textSchema = z.object({ title: z.string(), description: z.string().nullable() })
const textsSchema = z.object({ pl: textSchema, en: textSchema })
const anyScreen = z.enum(SCREEN_ADDRESSES)

/** The page's own module with the titles of every screen; the build or the server runs it. */
export const SCREEN_TEXTS_MODULE = '/src/app/document/screenTexts.ts'
export const screenTextsModuleSchema = z.object({ SCREEN_TEXTS: z.record(anyScreen, textsSchema) })

/** The facts of every screen of a built page that a server needs and can't run the page for. */
export const builtScreensSchema = z.record(
  anyScreen,
  z.object({
    /** Its route file with its parents, outermost first: `src/routes/sklep.produkt.$handle.tsx`. */
    files: z.array(z.string()).min(1),
    texts: textsSchema,
  }),
)

/** A screen's title and description before any script runs: to search engines, in shared links, in the tab. */
export type ScreenTexts = z.infer<typeof textsSchema>
