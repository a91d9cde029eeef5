/** A state of an automaton: whether a word ends here, and where each letter leads. */
export interface State {
  isEnd: boolean
  readonly ways: Map<string, State>
  id: number
}

/**
 * The smallest acyclic automaton of words (Daciuk and others, 2000): equal endings are there once. The words come in
 * the order of their UTF-16 units, each once; a word out of order throws.
 */
export function minimalAutomaton(words: Iterable<string>): State {
  let count = 0
  const newState = (): State => ({ isEnd: false, ways: new Map(), id: (count += 1) })
  const known = new Map<string, State>()
  const signature = ({ isEnd, ways }: State) => {
    let written = isEnd ? '!' : ''
    for (const [letter, { id }] of ways) written += `${letter}${id};`
    return written
  }
  const root = newState()
  let path: State[] = [root]
  let last = ''
  /** Replaces states of the last word that can't change any more by equal ones. */
  const settle = (length: number) => {
    for (let at = path.length - 1; at > length; at -= 1) {
      const state = path[at]
      const before = path[at - 1]
      const letter = last[at - 1]
      if (state === undefined || before === undefined || letter === undefined)
        throw new Error('a path has a gap')
      const name = signature(state)
      const equal = known.get(name)
      if (equal === undefined) known.set(name, state)
      else before.ways.set(letter, equal)
    }
    path = path.slice(0, length + 1)
  }
  for (const word of words) {
    if (word <= last && last !== '') throw new Error(`"${word}" stands behind "${last}"`)
    let shared = 0
    while (shared < last.length && word[shared] === last[shared]) shared += 1
    settle(shared)
    for (const letter of word.slice(shared)) {
      const state = newState()
      path.at(-1)?.ways.set(letter, state)
      path.push(state)
    }
    const end = path.at(-1)
    if (end !== undefined) end.isEnd = true
    last = word
  }
  settle(0)
  return root
}
