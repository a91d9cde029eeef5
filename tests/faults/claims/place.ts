import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

/** Where a claim is true: a file of tests, and the title of the test that goes red when the thing is gone. */
export type Place = readonly [file: string, title: string]

/** Every claim has one place at least. */
export type Places = readonly [Place, ...Place[]]

/** Why a place is none; null for a test of that title that runs. */
export function faultOf([file, title]: Place): string | null {
  if (!existsSync(file)) return 'no such file'
  const found = testsOf(file).filter((test) => test.title === title)
  if (found.length === 0) return 'no test of that title'
  return found.some(({ runs }) => runs) ? null : 'the test does not run'
}

interface FoundTest {
  readonly title: string
  readonly runs: boolean
}

const known = new Map<string, readonly FoundTest[]>()

function testsOf(file: string): readonly FoundTest[] {
  const tests = known.get(file) ?? testsIn(readFileSync(file, 'utf8'), file)
  known.set(file, tests)
  return tests
}

const DEFINES_A_TEST = new Set(['it', 'test'])
const DEFINES_A_GROUP = new Set(['describe', 'describeOnDatabase', 'describeOnBothDatabases'])
/** What keeps a test, or a group of them, from running. */
const KEEPS_FROM_RUNNING = new Set(['skip', 'todo', 'fixme', 'fails', 'skipIf', 'runIf'])

/** The tests that a file defines by a title of its own. */
export function testsIn(source: string, file = 'some.test.tsx'): FoundTest[] {
  const found: FoundTest[] = []
  const visit = (node: unknown, runs: boolean): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, runs)
      return
    }
    if (!isNode(node)) return
    const call = node.type === 'CallExpression' ? calleeOf(node) : null
    const isRun = runs && (call === null || !call.members.some((member) => KEEPS_FROM_RUNNING.has(member)))
    if (node.type === 'CallExpression' && call !== null && DEFINES_A_TEST.has(call.name)) {
      const title = titleIn(node, source)
      if (title !== null) found.push({ title, runs: isRun })
    }
    const isGroup = call !== null && DEFINES_A_GROUP.has(call.name)
    for (const child of Object.values(node)) visit(child, isGroup ? isRun : runs)
  }
  visit(parseSync(file, source).program, true)
  return found
}

type Call = ESTree.CallExpression

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** `it.skip.each(rows)('title')` is called on `it` by way of `skip` and `each`. */
function calleeOf({ callee }: Call): { readonly name: string; readonly members: readonly string[] } | null {
  const members: string[] = []
  let at: ESTree.Node = callee
  while (at.type !== 'Identifier') {
    if (at.type === 'CallExpression') at = at.callee
    else if (at.type === 'MemberExpression') {
      if (at.property.type === 'Identifier') members.push(at.property.name)
      at = at.object
    } else return null
  }
  return { name: at.name, members }
}

/** As it is written, without its quotes; null where it is put together elsewhere. */
function titleIn({ arguments: [title] }: Call, source: string): string | null {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  return title?.type === 'TemplateLiteral' ? source.slice(title.start + 1, title.end - 1) : null
}
