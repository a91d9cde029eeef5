import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const IMPORTED = /import (\w+) from '([#.][^']+\.module\.css)'/g

/** `#ui/Card.module.css` as a path of this repository. */
function pathOf(sheet: string, importer: string): string {
  return sheet.startsWith('#') ? join('src', sheet.slice(1)) : join(dirname(importer), sheet)
}

function classesOf(sheet: string): ReadonlySet<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

/** The classes that a component uses and that its style sheets don't have. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(IMPORTED)].flatMap(([, name = '', sheet = '']) => {
    const known = classesOf(pathOf(sheet, file))
    const asked = [...code.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))].map(([, one = '']) => one)
    return [...new Set(asked)].filter((one) => !known.has(one)).map((one) => `${file}: ${name}.${one}`)
  })
}

it('every class that a component is styled by is one that its sheet has', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((name) => missingClasses(join('src', name)))).toEqual([])
})
