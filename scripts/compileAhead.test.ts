import { expect, it } from 'vitest'
import { runAtOnce } from './compileAhead.ts'

const long = `{${'work();'.repeat(200)}}`

it('brackets stand around long functions that the file hands over itself', () => {
  expect(runAtOnce(`import{t}from"./r.js";var a=t(e=>${long}),b=t(function(e,o)${long});export{a,b};`)).toBe(
    `import{t}from"./r.js";var a=t((e=>${long})),b=t((function(e,o)${long}));export{a,b};`,
  )
})

it.each([
  ['a short one', 'var a=t(()=>import("./late.js"));'],
  ['one that is only kept', `var a=()=>${long};`],
  ['one inside of another', `function a(){return t(()=>${long})}`],
  ['none at all', 'export{};'],
])('what is not run at once stays as it is: %s', (_what, code) => {
  expect(runAtOnce(code)).toBe(code)
})
