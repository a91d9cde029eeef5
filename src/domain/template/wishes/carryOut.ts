import { LONGEST_LABEL, MOST_CREDITS, MOST_VARIANTS } from '../templateLimits.ts'
import type { Template } from '../templateSchema.ts'
import { addField, remove, rename, require } from './changeParts.ts'
import { addModel, addOutput, addPostprocess, branch, connectNamed, disconnectNamed } from './growGraph.ts'
import { appendToPrompts, exclude, giveStyle, makeVariants } from './tuneModels.ts'
import type { Act, Said, WishSurroundings } from './command.ts'
import { FIELD_TYPES } from './generatorWords.ts'
import { matched, type Sentence } from './sentence.ts'

interface Command {
  /** Matches the folded sentence; its groups are the named parts. */
  readonly pattern: RegExp
  readonly act: Act
}

const ADD = '(?:dodaj|dorzuc|wstaw|add|insert)(?: (?:a|an|the|nowe|nowy|nowa|new))?'
const SET = '(?:(?:ustaw|zmien|daj|zrob|set|change|use|make)(?: (?:the|it))? )?'

const command = (pattern: string, act: Act): Command => ({
  pattern: new RegExp(`^${pattern}$`, 'du'),
  act,
})

/** The commands, in the order in which they are tried: the special before the general. */
const COMMANDS: readonly Command[] = [
  command('(?:dopisz|dodaj)(?: slowa)? do prompt\\w*:? (?<words>.+)', appendToPrompts),
  command('add to (?:the |all )?prompts?:? (?<words>.+)', appendToPrompts),
  command('add (?<words>.+) to (?:the |all )?prompts?', appendToPrompts),
  command('(?:wyklucz|exclude|avoid):? (?<words>.+)', exclude),
  command(
    `${ADD}(?: (?<required>required))?(?: (?<type>${FIELD_TYPES}))? field(?: (?:called|named|for))? (?<label>[^:]+)(?:: (?<options>.+))?`,
    addField,
  ),
  command(
    `${ADD}(?: (?<required>wymagane|obowiazkowe))? pole(?: (?<type>${FIELD_TYPES}))?(?: (?:o nazwie|dla))? (?<label>[^:]+)(?:: (?<options>.+))?`,
    addField,
  ),
  command(
    `${ADD} (?<what>znak wodny|watermark)(?: (?:z tekstem|with text|with|saying))?:? (?<text>.+)`,
    addPostprocess,
  ),
  command(`${ADD} (?<what>odcienie szarosci|skale szarosci|grayscale|greyscale)`, addPostprocess),
  command(
    `(?:${ADD} )?(?<what>zmiane rozmiaru|zmien rozmiar|kadrowanie|przytnij|resize|resizing|crop|cropping)(?: (?:do|na|to))? (?<width>\\d{1,4}) ?[x×] ?(?<height>\\d{1,4})(?: ?px)?`,
    addPostprocess,
  ),
  command(`${ADD}(?: (?:wezel|node))? (?:wynik|wyjscie|output|result)(?: (?<name>.+))?`, addOutput),
  command(
    `${ADD}(?: (?:model|wezel|generator|node))?(?: (?:do|for))? (?<mode>[a-z]+)(?: (?:model|generator|node))?(?:(?:,? z promptem| with (?:the )?prompt|:) (?<prompt>.+))?`,
    addModel,
  ),
  command(
    '(?:polacz|connect|link)(?: the)? (?<from>.+?) (?:z|ze|do|to|with)(?: the)? (?<to>.+)',
    connectNamed,
  ),
  command(
    '(?:rozlacz|disconnect)(?: the)? (?<from>.+?) (?:od|z|i|from|and)(?: the)? (?<to>.+)',
    disconnectNamed,
  ),
  command(
    '(?:rozgalez|rozdziel|branch|split)(?: .+?)?? (?:wedlug|wg|po|by|on)(?: (?:pola|pole|the field|field|the))? (?<field>.+?)(?: (?:rowne|rowna sie|=|is|equals) (?<value>.+))?',
    branch,
  ),
  command(
    '(?:rozgalez|branch),? (?:jesli|gdy|if|when)(?: (?:pole|field|the field|the))? (?<field>.+?) (?:to|jest|rowna sie|=|is|equals) (?<value>.+)',
    branch,
  ),
  command(
    `${SET}(?:cene|cena|price)(?: (?:na|to|of|is|wynosi))?:? (?<credits>\\d{1,6})(?: (?:kredyt\\w*|credits?))?`,
    priced,
  ),
  command(`${SET}(?:szablon )?(?:bezplatny|za darmo|darmowy|free)(?: (?:szablon|template))?`, freed),
  command(
    `${SET}(?<count>[2-8]|dwa|dwie|trzy|cztery|two|three|four) (?:warian\\w+|wersj\\w+|variants?|versions?)`,
    (template, { count = '' }, { node }) =>
      makeVariants(template, Math.min(MOST_VARIANTS, countOf(count)), node),
  ),
  command(`${SET}(?:styl|style)(?: (?:na|to))?:? (?<style>.+)`, giveStyle),
  command(`${SET}(?:w stylu|in the style of) (?<style>.+)`, giveStyle),
  command(
    '(?:nazwij|zatytuluj|call|title)(?: (?:szablon|the template|this template|it))? (?<title>.+)',
    titled,
  ),
  command(
    '(?:przemianuj|zmien nazwe|rename)(?: (?:wezla|pola|the|node|field))* (?<from>.+?) (?:na|to) (?<to>.+)',
    rename,
  ),
  command('(?:wymagaj|require)(?: (?:pola|the field|field|the))? (?<field>.+)', require),
  command('(?:pole )?(?<field>.+?) (?:ma byc|niech bedzie|jest) (?:wymagan\\w+|obowiazkow\\w+)', require),
  command('make(?: the)?(?: field)? (?<field>.+?)(?: field)? (?:required|mandatory)', require),
  command(
    '(?:usun|skasuj|wyrzuc|remove|delete)(?: (?:the|wezel|pole|krok|node|field|step))* (?<name>.+)',
    remove,
  ),
]

/**
 * Applies a sentence of the author to a template; null where the sentence is no known command, or names a part that the
 * template doesn't have. Deterministic.
 */
export function carryOut(
  template: Template,
  sentence: Sentence,
  surroundings: WishSurroundings,
): Template | null {
  for (const { pattern, act } of COMMANDS) {
    const said = matched(sentence, pattern)
    if (said === null) continue
    const changed = act(template, said, surroundings)
    if (changed !== null && changed !== template) return changed
  }
  return null
}

function priced(template: Template, { credits = '' }: Said): Template | null {
  const wanted = Number(credits)
  if (!Number.isSafeInteger(wanted) || wanted < 1 || wanted > MOST_CREDITS) return null
  return {
    ...template,
    details: { ...template.details, credits: wanted },
    pricing: { ...template.pricing, isEnabled: false, isFree: false },
  }
}

function freed(template: Template): Template {
  return template.pricing.isFree ? template : { ...template, pricing: { ...template.pricing, isFree: true } }
}

function titled(template: Template, { title = '' }: Said): Template | null {
  return title === ''
    ? null
    : { ...template, details: { ...template.details, title: title.slice(0, LONGEST_LABEL) } }
}

const COUNTS: Readonly<Record<string, number>> = {
  dwa: 2,
  dwie: 2,
  trzy: 3,
  cztery: 4,
  two: 2,
  three: 3,
  four: 4,
}

const countOf = (word: string) => COUNTS[word.toLowerCase()] ?? Number(word)
