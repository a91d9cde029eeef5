import { isGraphKind } from './layout/elkGraphOfDiagram.ts'
import { endNames } from './partNames.ts'
import type { Diagram } from './statement.ts'

// How far a shape is turned is a remark of its text (`%% @turn ID DEGREES`), beside its place and without it: what is laid
// out elsewhere stays turned. The kinds that say it are those that say places.

/** What a text calls the shapes whose turns it can say, by their ids. */
export const turnNames = (diagram: Diagram): ReadonlyMap<string, string> =>
  isGraphKind(diagram.kind) || diagram.kind === 'mindmap' ? endNames(diagram) : new Map()
