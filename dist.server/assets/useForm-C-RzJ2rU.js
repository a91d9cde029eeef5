import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Ji as require_react_dom, Mn as array, Wn as object, _r as safeParse } from '../renderPage.js'
import { t as fieldProblemSchema } from './apiError-ChY7M574.js'
import { t as problemText } from './problemTexts-DWoPTk8t.js'
import { t as useDraft } from './useDraft-D5Od8r6c.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
// src/ui/form/useFields.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
/** The fields of one form. The problem beside a field goes with the first change to it. */
function useFields(options) {
  return useWordedFields(problemText, options)
}
/** Fields whose problems have codes and words of their own. */
function useWordedFields(words, options) {
  const { initial, check = () => [], checksOnLeave = false } = options
  const { i18n } = useLingui()
  const id = (0, import_react.useId)()
  const [typed, setTyped] = (0, import_react.useState)({})
  const [problems, setProblems] = (0, import_react.useState)(/* @__PURE__ */ new Map())
  const draft = useDraft({
    store: options.draft ?? null,
    unsent: Object.keys(typed).length === 0 ? null : typed,
    onRestored: (restored) =>
      setTyped((present) => ({
        ...restored,
        ...present,
      })),
  })
  const values = (0, import_react.useMemo)(
    () => ({
      ...initial,
      ...typed,
    }),
    [initial, typed],
  )
  const changes = differing(typed, initial)
  function change(part) {
    setTyped((present) => ({
      ...present,
      ...part,
    }))
    options.onChange?.({
      ...values,
      ...part,
    })
    if (Object.keys(part).some((name) => problems.has(name)))
      setProblems(new Map([...problems].filter(([name]) => !(name in part))))
  }
  function changeField(name, value) {
    change({
      ...NOTHING,
      [name]: value,
    })
  }
  function report(found) {
    const show = () => setProblems(new Map(found.map(({ field, code }) => [field, code])))
    if (found.length === 0) show()
    else if (options.lead) options.lead(show)
    else {
      ;(0, import_react_dom.flushSync)(show)
      document.getElementById(id)?.querySelector('[aria-invalid="true"]')?.focus()
    }
    return found.length > 0
  }
  function validate() {
    const found = check(values)
    return found instanceof Promise ? found.then((later) => !report(later)) : !report(found)
  }
  async function checkField(name) {
    if (values[name] === '') return
    const problem = (await check(values)).find(({ field }) => field === name)
    if (problem !== void 0) setProblems((present) => new Map(present).set(name, problem.code))
  }
  function errorMessage(name) {
    const code = problems.get(name)
    return code === void 0 ? void 0 : i18n._(words(name, code))
  }
  return {
    id,
    values,
    changes,
    isChanged: Object.keys(changes).length > 0,
    isRestored: draft.isRestored,
    problems,
    change,
    report,
    validate,
    reset() {
      setTyped({})
      draft.markDiscarded()
      setProblems(/* @__PURE__ */ new Map())
    },
    field: (name) => ({
      id: `${options.idPrefix ?? id}-${name}`,
      name,
      value: values[name],
      onChange: (value) => changeField(name, value),
      errorMessage: errorMessage(name),
      validationBehavior: 'aria',
      ...(checksOnLeave ? { onBlur: () => void checkField(name) } : {}),
    }),
    flag: (name) => ({
      name,
      isSelected: values[name],
      onChange: (isSelected) => changeField(name, isSelected),
      errorMessage: errorMessage(name),
    }),
  }
}
var NOTHING = {}
/** What was typed and isn't what stood there anyway. */
function differing(typed, initial) {
  const changes = { ...typed }
  for (const name of namesOf(initial)) if (changes[name] === initial[name]) delete changes[name]
  return changes
}
function namesOf(values) {
  return Object.keys(values).filter((key) => key in values)
}
var withProblems = object({ problems: array(fieldProblemSchema) })
/** The problems of fields that a failed call came with; none when it came with none. */
function problemsOf(failure) {
  const parsed = safeParse(withProblems, failure)
  return parsed.success ? parsed.data.problems : []
}
// src/ui/form/useForm.ts
/** A form: what is typed, what is wrong with it, and its way to a service. One try at a time. */
function useForm(options) {
  const { submit, isEdit = false, onSubmitted, blame = problemsOf, initial } = options
  const fields = useFields(options)
  const { values, changes, isChanged } = fields
  async function send(signal) {
    try {
      if (!isEdit || isChanged)
        await submit(values, {
          changes,
          signal,
        })
    } catch (error) {
      const blamed = blame(error).filter(({ field }) => field in initial)
      if (blamed.length === 0) throw error
      fields.report(blamed)
      return
    }
    if (isEdit) fields.reset()
    onSubmitted?.()
  }
  const sending = useSubmission(send)
  return {
    ...fields,
    failure: sending.failure,
    isPending: sending.isPending,
    reset() {
      fields.reset()
      sending.forget()
    },
    element: {
      id: fields.id,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (sending.isPending) return
        const isValid = fields.validate()
        if (isValid === true) sending.submit()
        else if (isValid === false) sending.forget()
        else sending.submitIf(isValid)
      },
    },
  }
}
export { problemsOf as n, useWordedFields as r, useForm as t }
