import * as z from 'zod/mini'
import { type FieldProblem, fieldProblemSchema } from '#domain/account/apiError.ts'

type Validate = (value: string) => FieldProblem['code'] | null

/** A text that `validate` accepts; its finding is the code of the problem. */
export function validatedText(validate: Validate): z.ZodMiniString {
  return z.string().check(
    z.check(({ value, issues }) => {
      const code = validate(value)
      if (code !== null) issues.push({ code: 'custom', message: code, input: value })
    }),
  )
}

/** A text to the letter, such as a password: it has to be there. */
export const requiredText = validatedText((value) => (value === '' ? 'required' : null))

/** A text that says something: spaces alone are none. */
export const requiredWords = validatedText((value) => (value.trim() === '' ? 'required' : null))

/** Checks a form's values by a schema of such texts: one problem a field, in the schema's order. */
export function schemaCheck<Values>(
  schema: z.ZodMiniType<unknown, Values>,
): (values: Values) => readonly FieldProblem[] {
  return (values) => {
    const parsed = z.safeParse(schema, values)
    if (parsed.success) return []
    return parsed.error.issues.map(({ path, message }) =>
      z.parse(fieldProblemSchema, { field: path.join('.'), code: message }),
    )
  }
}
