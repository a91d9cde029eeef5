import { $n as string, Pn as check, _r as safeParse, gr as parse } from '../renderPage.js'
import { t as fieldProblemSchema } from './apiError-ChY7M574.js'
// src/domain/forms/schemaCheck.ts
/** A text that `judge` finds nothing wrong with; what it finds is the code of the problem. */
function judged(judge) {
  return string().check(
    check(({ value, issues }) => {
      const code = judge(value)
      if (code !== null)
        issues.push({
          code: 'custom',
          message: code,
          input: value,
        })
    }),
  )
}
/** A text to the letter, such as a password: it has to be there. */
var requiredText = judged((value) => (value === '' ? 'required' : null))
/** A text that says something: spaces alone are none. */
var requiredWords = judged((value) => (value.trim() === '' ? 'required' : null))
/** What a schema of `judged` texts finds wrong with a form's values, one problem a field, in the schema's order. */
function schemaCheck(schema) {
  return (values) => {
    const parsed = safeParse(schema, values)
    if (parsed.success) return []
    return parsed.error.issues.map(({ path, message }) =>
      parse(fieldProblemSchema, {
        field: path.join('.'),
        code: message,
      }),
    )
  }
}
export { schemaCheck as i, requiredText as n, requiredWords as r, judged as t }
