import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { print } from 'graphql'
import { expect, it } from 'vitest'
import { outsideDocuments } from '../../../../scripts/outsideDocuments.ts'

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const CODE = 'const q = `query Q { shop { ...Named } } ${NAMED}`'

it('finds operations in GraphQL files and in templates of code, and leaves out what is neither', async () => {
  const folder = await folderWith({
    'a/shop.graphql': 'query Shop { shop { name } }',
    'b/front.tsx':
      'const text = `#graphql\n  query Front { shop { id } }\n`\nconst other = `a query of mine`',
    'node_modules/c/index.js': 'const text = `query Foreign { shop { id } }`',
    'd/broken.ts': 'const text = `query { ${field} `',
  })
  expect(outsideDocuments(folder).map(({ path, name }) => `${path} ${name}`)).toEqual([
    'a/shop.graphql Shop',
    'b/front.tsx Front',
  ])
})

it('gives an operation the fragments it needs, the nearest of their names, and counts equal ones once', async () => {
  const folder = await folderWith({
    'one/query.ts': CODE,
    'one/fragments.ts': 'const NAMED = `fragment Named on Shop { id ...Deeper } ${DEEPER}`',
    'one/deeper.ts': 'const DEEPER = `fragment Deeper on Shop { description }`',
    'two/query.ts': CODE,
    'two/fragments.ts': 'const NAMED = `fragment Named on Shop { name }`',
    'two/again/query.ts': CODE,
  })
  const found = outsideDocuments(folder)
  expect(found.map(({ path }) => path)).toEqual(['one/query.ts', 'two/again/query.ts'])
  expect(found.map(({ document }) => print(document).match(/\bid\b|\bname\b|\bdescription\b/g))).toEqual([
    ['id', 'description'],
    ['name'],
  ])
})
