import { $n as string, An as _enum, Gn as optional, Mn as array, Wn as object } from '../renderPage.js'
var fieldProblemSchema = object({
  field: string(),
  code: _enum([
    'required',
    'email',
    'too_short',
    'too_long',
    'weak',
    'must_accept',
    'username',
    'taken',
    'reserved',
    'wrong',
    'same',
    'tax_id',
    'postcode',
    'phone',
    'past',
  ]),
})
object({
  error: object({
    code: string(),
    message: string(),
    details: optional(object({ problems: optional(array(fieldProblemSchema)) })),
  }),
})
export { fieldProblemSchema as t }
