import type { Plugin } from 'vite'

/** What of a built script says which files it needs. */
interface BuiltScript {
  /** The scripts that it imports at once, by file name. */
  readonly imports: readonly string[]
  /** Its own style sheets, by file name. */
  readonly styles: readonly string[]
}

const FOLDER = 'assets/'
/** What the bundler puts before a script that imports something late: the names of all files of all its imports. */
const LISTED =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/
/** A late import of one file, which may take one part of it, with the places of its files in that list. */
const PLAIN = /\(\)=>import\("\.\/([^"]+)"\)((?:\.then\(e=>e\.[\w$]+\))?),__vite__mapDeps\(\[([\d,]*)\]\)\)/g
const PLACES = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** Says in fewer bytes which files late code needs: see `nameLateFiles`. */
export const lateFiles: Plugin = {
  name: 'late-files',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  // After the bundler has written its own lists.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = new Map<string, BuiltScript>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const styles = [...(file.viteMetadata?.importedCss ?? [])]
        scripts.set(file.fileName, { imports: file.imports, styles })
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = nameLateFiles(file.code, file.fileName, scripts)
      }
    },
  },
}

/**
 * The bundler writes beside each late import the places of all the files that it ever needs: twenty numbers for most
 * of the hundred and fifty imports that every screen starts with. What comes out names each file once, with what it
 * needs itself, and an import is the place of its file: `importWithFiles` finds the rest. Files that the script itself
 * stands on are there and not named. Throws when the bundler writes its lists in another form.
 */
export function nameLateFiles(code: string, file: string, scripts: ReadonlyMap<string, BuiltScript>): string {
  const [written, list] = LISTED.exec(code) ?? []
  if (written === undefined || list === undefined) {
    if (code.includes('__vite__mapDeps')) throw new Error(`${file} lists its late files in an unknown form`)
    return code
  }
  const { needsOf, reach } = graphOf(scripts)
  const present = reach(file)
  const listed: readonly string[] = JSON.parse(list)
  const named: string[] = []
  const needs: string[] = []

  /** The place of a file among the named ones, what it needs named with it. */
  function placeOf(name: string): number {
    const known = named.indexOf(name)
    if (known !== -1) return known
    const place = named.push(name) - 1
    const own = needsOf(name).filter((need) => !present.has(need))
    needs[place] = own.map(placeOf).join(',')
    return place
  }

  /** What is imported by these places of the bundler's list: the file that brings all the others. */
  function importedBy(places: string): number {
    const names = places.split(',').map((place) => listed[Number(place)] ?? '')
    const first = names.find((name) => names.every((other) => present.has(other) || reach(name).has(other)))
    if (first === undefined)
      throw new Error(`${file} imports late what is no single file: ${names.join(' ')}`)
    return placeOf(first)
  }

  const body = code
    .replace(written, '')
    .replaceAll(PLAIN, (_found, name: string, part: string, places: string) => {
      const place = importedBy(places)
      if (named[place] !== FOLDER + name) throw new Error(`${file} imports ${name} by other files`)
      return `${place},__late)${part}`
    })
    .replaceAll(PLACES, (_found, places: string) => `__late,${importedBy(places)}`)
  const names = named.map((name) => name.slice(FOLDER.length)).join(' ')
  if (named.some((name) => !name.startsWith(FOLDER))) throw new Error(`${file} needs what isn’t in ${FOLDER}`)
  return `const __late=[${JSON.stringify(names)},${JSON.stringify(needs.join('|'))},e=>import("./"+e)];\n${body}`
}

function graphOf(scripts: ReadonlyMap<string, BuiltScript>) {
  const reached = new Map<string, ReadonlySet<string>>()

  /** A file with all that it ever needs. */
  function reach(file: string): ReadonlySet<string> {
    const known = reached.get(file)
    if (known !== undefined) return known
    const found = new Set([file])
    // Before it is whole: scripts may need each other in a circle.
    reached.set(file, found)
    const { imports, styles } = scripts.get(file) ?? { imports: [], styles: [] }
    for (const next of imports) for (const one of reach(next)) found.add(one)
    for (const style of styles) found.add(style)
    return found
  }

  /** What a file needs itself and gets by none of its other imports; its own style sheets last. */
  function needsOf(file: string): readonly string[] {
    const { imports, styles } = scripts.get(file) ?? { imports: [], styles: [] }
    const own = imports.filter(
      (one) => !imports.some((other) => other !== one && !reach(one).has(other) && reach(other).has(one)),
    )
    return [...own, ...styles]
  }

  return { reach, needsOf }
}
