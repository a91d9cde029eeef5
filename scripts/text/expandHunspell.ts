/** One rule of a Hunspell class: the ending to cut, the one to add, and the words it applies to. */
interface Affix {
  readonly cut: string
  readonly add: string
  readonly fits: RegExp
}

/** The rules of a list of words: the prefixes and suffixes of each class (one letter). */
export interface AffixRules {
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>
}

/** Reads the rules of an `.aff` file whose classes are single letters, as those of Polish are. */
export function readAffixes(file: string): AffixRules {
  const suffixes = new Map<string, Affix[]>()
  const prefixes = new Map<string, Affix[]>()
  for (const line of file.split('\n')) {
    const [kind, name, cut = '', written = '', condition] = line.trim().split(/\s+/u)
    if ((kind !== 'SFX' && kind !== 'PFX') || name === undefined || condition === undefined) continue
    const add = (written.split('/')[0] ?? '').replace(/^0$/u, '')
    const fits = new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u')
    const rules = kind === 'SFX' ? suffixes : prefixes
    rules.set(name, [...(rules.get(name) ?? []), { cut: cut === '0' ? '' : cut, add, fits }])
  }
  return { suffixes, prefixes }
}

/** All forms of one line of a `.dic` file, as "kot/NOsT": the word itself, and those of its classes. */
export function formsOf(line: string, { suffixes, prefixes }: AffixRules): readonly string[] {
  const [word = '', classes = ''] = line.trim().split('/')
  if (word === '') return []
  const forms = [word]
  for (const name of classes) {
    for (const { cut, add, fits } of suffixes.get(name) ?? []) {
      if (fits.test(word) && word.endsWith(cut)) forms.push(word.slice(0, word.length - cut.length) + add)
    }
  }
  const plain = [...forms]
  for (const name of classes) {
    for (const { add } of prefixes.get(name) ?? []) forms.push(...plain.map((form) => add + form))
  }
  return forms
}
