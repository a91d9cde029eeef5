import { expect, it } from 'vitest'
import { nameLateFiles } from './lateFiles.ts'

const LIST = (names: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\n`

const scripts = new Map([
  ['assets/start.js', { imports: ['assets/base.js'], styles: ['assets/start.css'] }],
  ['assets/base.js', { imports: [], styles: [] }],
  ['assets/kit.js', { imports: ['assets/base.js'], styles: ['assets/kit.css'] }],
  ['assets/fields.js', { imports: ['assets/kit.js', 'assets/base.js'], styles: [] }],
  [
    'assets/terms.js',
    { imports: ['assets/kit.js', 'assets/fields.js', 'assets/start.js'], styles: ['assets/terms.css'] },
  ],
])
const listed = LIST([
  'assets/terms.js',
  'assets/kit.js',
  'assets/fields.js',
  'assets/base.js',
  'assets/start.js',
  'assets/kit.css',
  'assets/terms.css',
  'assets/start.css',
])

it('names each file once with what it needs itself, and nothing that the script stands on', () => {
  const code = `${listed}import"./base.js";var a=p(()=>import("./terms.js"),__vite__mapDeps([0,1,2,3,4,5,6,7]));`
  expect(nameLateFiles(code, 'assets/start.js', scripts)).toBe(
    'const __late=["terms.js fields.js kit.js kit.css terms.css","1,4|2|3||",e=>import("./"+e)];\n' +
      'import"./base.js";var a=p(0,__late);',
  )
})

it('an import that takes one part, and one that does so in its own way', () => {
  const code = `${listed}p(()=>import("./kit.js").then(e=>e.t),__vite__mapDeps([1,3,5]));p(async()=>{let{x:e}=await import("./kit.js");return{x:e}},__vite__mapDeps([1,3,5]))`
  expect(nameLateFiles(code, 'assets/start.js', scripts)).toBe(
    'const __late=["kit.js kit.css","1|",e=>import("./"+e)];\n' +
      'p(0,__late).then(e=>e.t);p(async()=>{let{x:e}=await import("./kit.js");return{x:e}},__late,0)',
  )
})

it('a script without late files stays as it is, and an unknown form is refused', () => {
  expect(nameLateFiles('export{};', 'assets/base.js', scripts)).toBe('export{};')
  expect(() => nameLateFiles('__vite__mapDeps([0])', 'assets/start.js', scripts)).toThrow('unknown form')
})
