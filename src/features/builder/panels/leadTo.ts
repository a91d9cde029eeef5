import { createStore } from '#domain/store.ts'
import type { ProblemPlace } from '#domain/template/templateProblems.ts'
import type { BuilderDocument } from '../document/builderDocument.ts'
import { openPanel } from './openPanel.ts'
import type { PanelName } from './panelNames.ts'

/** A place to show; a new object for each request. The place's own component scrolls to it. */
export interface Asked {
  readonly place: ProblemPlace
}

export const askedPlace = createStore<Asked | null>(null)

export interface AskedView {
  /** Nodes, edges and notes; everything where there are none. */
  readonly ids: readonly string[]
  /** Only as far as they are out of sight, and no nearer. */
  readonly isGentle?: true
}

/** The place that the canvas or the list shall show. */
export const askedView = createStore<AskedView | null>(null)

/** The panel in which a place is edited. */
const PANEL_OF: Readonly<Record<ProblemPlace['part'], PanelName>> = {
  details: 'details',
  graph: 'problems',
  node: 'node',
  edge: 'node',
  form: 'form',
  step: 'form',
  field: 'form',
  pricing: 'pricing',
  settings: 'settings',
  examples: 'showcase',
  english: 'english',
}

/** Leads to a place of the template: chooses it, brings it into sight and opens its panel. */
export function leadTo(document: BuilderDocument, place: ProblemPlace): void {
  if (place.part === 'node' || place.part === 'edge') {
    document.select([place.id])
    askedView.set({ ids: [place.id] })
  }
  openPanel(PANEL_OF[place.part])
  askedPlace.set({ place })
}
