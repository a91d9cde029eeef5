import { createContext, use } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** Texts shown in Polish among another language, because they have no translation. */
export const PolishTextsContext = createContext<ReadonlySet<string>>(NONE)

/** Says which language a text is to be read aloud in: undefined for that of the page. */
export function useLangOf(): (text: string) => 'pl' | undefined {
  const polish = use(PolishTextsContext)
  return (text) => (polish.has(text) ? 'pl' : undefined)
}
