import type { I18n } from '@lingui/core'
import { flowOfTemplate } from '#domain/scene/flow/flowOfTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { MOST_TITLE_CHARACTERS } from '#offline/drawings/drawingCommands.ts'
import { addDrawing } from '#offline/drawings/keepDrawing.ts'
import { database } from '#offline/openDatabase.ts'
import { NODE_LOOKS } from '../nodes/nodeLooks.ts'
import { PORT_WORDS } from '../words/choiceWords.ts'

/** Keeps a template as a drawing of a flow on this device, and tells its id. Rejects with an `OfflineError`. */
export async function keepAsFlow(i18n: I18n, template: Template): Promise<string> {
  const scene = flowOfTemplate(template, {
    yes: i18n._(PORT_WORDS.true),
    no: i18n._(PORT_WORDS.false),
    wordOf: (kind) => i18n._(NODE_LOOKS[kind].label),
  })
  const title = template.details.title.trim().slice(0, MOST_TITLE_CHARACTERS)
  return addDrawing(await database(), { scene, title: title === '' ? null : title })
}
