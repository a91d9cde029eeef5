import { createContext, use } from 'react'

/** The server's state of the open template. */
export interface SavedTemplate {
  readonly id: string
  /** The one that this edition is based on. */
  readonly revision: number
}

/** Hands it to those who ask the server about the open template. */
export const SavedTemplateContext = createContext<SavedTemplate | null>(null)

/** Null while the open template is on this device alone. */
export function useSavedTemplate(): SavedTemplate | null {
  return use(SavedTemplateContext)
}
