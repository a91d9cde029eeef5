import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceOf } from './moduleSizes.ts'

const ROOT = join('/', 'work', 'iskra')

it.each([
  ['a file', join(ROOT, 'src/ui/Price.tsx'), 'src/ui/Price.tsx'],
  [
    'a part of a route',
    `${join(ROOT, 'src/routes/sklep.index.tsx')}?tsr-split=component`,
    'src/routes/sklep.index.tsx',
  ],
  ['a package', join(ROOT, 'node_modules/react-dom/cjs/react-dom.js'), 'react-dom'],
  ['a package of somebody', join(ROOT, 'node_modules/@xyflow/react/dist/esm/index.js'), '@xyflow/react'],
  ['a package within another', join(ROOT, 'node_modules/a/node_modules/@b/c/index.js'), '@b/c'],
  ['a wrapped package', `\0${join(ROOT, 'node_modules/dexie/index.js')}?commonjs-es-import`, 'dexie'],
  ['what a plugin made', '\0vite/preload-helper.js', 'vite/preload-helper.js'],
])('%s is named as one looks for it', (_what, id, name) => {
  expect(sourceOf(ROOT, id)).toBe(name)
})
