import { GENERATOR_OPTIONS } from '../../generation/options.ts'
import { replaceNode } from '../editGraph.ts'
import { isSame } from '../listDiff.ts'
import { isTextTooLong } from '../nodeReferences.ts'
import type { NodeOf, Template } from '../templateSchema.ts'
import { foldedWords } from '../../catalogue/foldPolish.ts'
import type { Said, WishSurroundings } from './command.ts'
import { styleWord } from './generatorWords.ts'

type Model = NodeOf<'model'>

/** Words at the end of the chosen prompt, or of all of them. */
export function appendToPrompts(
  template: Template,
  { words = '' }: Said,
  { node }: WishSurroundings,
): Template {
  return withModels(template, node, ({ settings }) => ({
    promptTemplate: appended(settings.promptTemplate, words),
  }))
}

/** Adds words to the negative prompt of every model that has one. */
export function exclude(template: Template, { words = '' }: Said, { node }: WishSurroundings): Template {
  return withModels(template, node, ({ settings: { mode, negativePrompt } }) =>
    mode === 'image' || mode === 'video' ? { negativePrompt: appended(negativePrompt, words) } : {},
  )
}

/** Several results, all of which are kept. */
export function makeVariants(template: Template, count: number, node: string | undefined): Template {
  return withModels(template, node, () => ({ fanout: count, collectStrategy: 'all' }))
}

/** A style as the engines know it, in words where they don’t. */
export function giveStyle(
  template: Template,
  { style: words = '' }: Said,
  { node }: WishSurroundings,
): Template {
  const style = styleWord(foldedWords(words).join(' '))
  return withModels(template, node, ({ settings }) => {
    const { mode, modelParameters, promptTemplate } = settings
    if (mode !== 'image' && mode !== 'video') return {}
    const known: readonly string[] = GENERATOR_OPTIONS[mode].style.values
    return style !== null && known.includes(style)
      ? { modelParameters: { ...modelParameters, style } }
      : { promptTemplate: appended(promptTemplate, words) }
  })
}

const appended = (text: string, words: string): string =>
  text.trim() === '' ? words : `${text.trim().replace(/,$/u, '')}, ${words}`

function withModels(
  template: Template,
  chosen: string | undefined,
  change: (node: Model) => Partial<Model['settings']>,
): Template {
  const models = template.nodes.filter((node): node is Model => node.kind === 'model')
  const own = models.filter(({ id }) => id === chosen)
  return (own.length > 0 ? own : models).reduce((changed, node) => {
    const next = { ...node, settings: { ...node.settings, ...change(node) } }
    return isTextTooLong(next) || isSame(node, next) ? changed : replaceNode(changed, next)
  }, template)
}
