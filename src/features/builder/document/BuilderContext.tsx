import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Template } from '#domain/template/templateSchema.ts'
import type { BuilderDocument, BuilderState } from './builderDocument.ts'

const BuilderContext = createContext<BuilderDocument | null>(null)

/** Hands the open template to everything that shows or edits it. */
export function BuilderProvider({
  document,
  children,
}: {
  readonly document: BuilderDocument
  readonly children: ReactNode
}) {
  return <BuilderContext value={document}>{children}</BuilderContext>
}

/** The open template’s document, for commands. */
export function useBuilder(): BuilderDocument {
  const document = use(BuilderContext)
  if (document === null) throw new Error('useBuilder needs a BuilderProvider above it')
  return document
}

/** A part of the open template’s state; `select` gives the same object while that part is the same. */
export function useBuilderState<Part>(select: (state: BuilderState) => Part): Part {
  const { subscribe, getSnapshot } = useBuilder()
  const read = () => select(getSnapshot())
  return useSyncExternalStore(subscribe, read, read)
}

export const useTemplate = (): Template => useBuilderState(presentOf)
export const useSelection = (): ReadonlySet<string> => useBuilderState(selectionOf)

/** One part of the template, such as its form: changes of the others draw nothing anew. */
export function useTemplatePart<Part extends keyof Template>(part: Part): Template[Part] {
  return useBuilderState(({ history }) => history.present[part])
}

const presentOf = ({ history }: BuilderState): Template => history.present
const selectionOf = ({ selection }: BuilderState): ReadonlySet<string> => selection
