import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as fc from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { CONDITION_OPERATORS } from '#domain/template/conditions.ts'
import { fillForm, type FormValues, startValues } from '#domain/template/fillForm.ts'
import { FORM_FIELD_TYPES, type FormFieldType } from '#domain/template/formFieldTypes.ts'
import { newField } from '#domain/template/newTemplate.ts'
import type { FormField, FormStep } from '#domain/template/templateSchema.ts'
import { fileOf, HEIC_HEAD, JPEG_HEAD } from '#support/page/phonePictures.ts'
import type { DraftStore } from '../form/draftStore.ts'
import { renderUi } from '../testing/renderUi.tsx'
import type { FileSource } from './fileSource.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { useTemplateForm } from './useTemplateForm.ts'

afterEach(cleanup)
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const onComplete = vi.fn<(values: FormValues) => void>()
const OPTIONS = [
  { label: 'Róże', value: 'roze' },
  { label: 'Tulipany', value: 'tulipany', picture: '/media/tulipany.webp' },
]

interface FormUnderTestProps {
  readonly steps: readonly FormStep[]
  readonly draft?: DraftStore<FormValues>
  readonly files?: FileSource
}

function FormUnderTest({ steps, draft, files }: FormUnderTestProps) {
  const form = useTemplateForm({ steps, context: { language: 'pl' }, draft: draft ?? null })
  return (
    <TemplateForm
      form={form}
      label="Formularz"
      onComplete={() => onComplete(form.values)}
      submit={<button type="submit">Stwórz</button>}
      {...(files === undefined ? {} : { files })}
    />
  )
}

const stepOf = (fields: readonly FormField[], id = 'krok', title = ''): FormStep => ({
  id,
  title,
  description: '',
  fields: [...fields],
})

function show(fields: readonly FormField[], rest: Omit<FormUnderTestProps, 'steps'> = {}) {
  onComplete.mockClear()
  renderUi(<FormUnderTest steps={[stepOf(fields)]} {...rest} />)
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Stwórz' }))
const field = (type: FormFieldType, change: Partial<FormField> = {}) =>
  newField(type, 'pole', { label: 'Pole', isRequired: true, ...change })

const typed = (text: string) => async () => {
  const control = await screen.findByLabelText('Pole')
  await userEvent.click(control)
  await userEvent.paste(text)
}
const FILES: FileSource = {
  obstacle: null,
  begun: () => Promise.resolve(null),
  forget: () => undefined,
  send: ({ file }, _field, { onProgress }) => {
    onProgress(100)
    return Promise.resolve({ id: `id-${file.name}`, name: file.name, bytes: file.size, address: null })
  },
  find: () => Promise.resolve(null),
}
const sent = (name: string, type: string) => async () => {
  await userEvent.upload(await screen.findByLabelText('Pole'), new File(['abc'], name, { type }))
  await screen.findByText(new RegExp(name))
}
const press = (role: string, name: string) => () => userEvent.click(screen.getByRole(role, { name }))

/** How each type is filled, and its resulting value. */
const FILLED: Readonly<Record<Exclude<FormFieldType, 'hidden'>, readonly [() => Promise<unknown>, unknown]>> =
  {
    text: [typed('Ola'), 'Ola'],
    textarea: [typed('Sto lat\ni więcej'), 'Sto lat\ni więcej'],
    number: [typed('3,5'), 3.5],
    email: [typed('ola@poczta.pl'), 'ola@poczta.pl'],
    password: [typed('sekret'), 'sekret'],
    url: [typed('https://iskra.example/a'), 'https://iskra.example/a'],
    tel: [typed('+48 600 100 200'), '+48 600 100 200'],
    date: [() => userEvent.type(screen.getByLabelText('Pole'), '2027-06-12'), '2027-06-12'],
    time: [() => userEvent.type(screen.getByLabelText('Pole'), '17:30'), '17:30'],
    datetime: [() => userEvent.type(screen.getByLabelText('Pole'), '2027-06-12T17:30'), '2027-06-12T17:30'],
    select: [() => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pole' }), 'Róże'), 'roze'],
    multiselect: [press('checkbox', 'Tulipany'), ['tulipany']],
    checkbox: [press('checkbox', 'Pole'), true],
    radio: [press('radio', 'Róże'), 'roze'],
    toggle: [press('switch', 'Pole'), true],
    range: [() => Promise.resolve(screen.getByRole('slider', { name: 'Pole' })), 0],
    color: [() => Promise.resolve(setColour('#0f172a')), '#0f172a'],
    file: [sent('plan.txt', 'text/plain'), 'id-plan.txt'],
    image: [sent('lis.png', 'image/png'), 'id-lis.png'],
    imageSelect: [press('radio', 'Tulipany'), 'tulipany'],
    video: [sent('film.mp4', 'video/mp4'), 'id-film.mp4'],
    audio: [sent('nuty.mp3', 'audio/mpeg'), 'id-nuty.mp3'],
    code: [typed('const a = [1]'), 'const a = [1]'],
    markdown: [typed('# Witaj'), '# Witaj'],
    json: [typed('{"a":1}'), '{"a":1}'],
  }

function setColour(colour: string): void {
  const input = screen.getByLabelText<HTMLInputElement>('Pole')
  // The system's colour picker can't be opened in a test: the input gets its event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, colour)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const TYPES = Object.keys(FILLED).filter((name): name is keyof typeof FILLED => name in FILLED)

describe('a field of each type', () => {
  it('is filled below, of all but the hidden one', () => {
    expect([...TYPES, 'hidden'].toSorted()).toEqual(Object.keys(FORM_FIELD_TYPES).toSorted())
  })

  it.each(TYPES)('%s is found by its name, filled, and holds what was filled in', async (type) => {
    show([field(type, { options: OPTIONS })], { files: FILES })
    const [fill, held] = FILLED[type]
    await fill()
    await submit()
    expect(onComplete).toHaveBeenLastCalledWith({ pole: held })
  })

  it.each(TYPES.filter((type) => type !== 'range'))(
    '%s that is needed is led to, with what is missing',
    async (type) => {
      show([field(type, { options: OPTIONS })], { files: FILES })
      await screen.findByText('Pole')
      await submit()
      expect(onComplete).not.toHaveBeenCalled()
      const { activeElement } = document
      expect(activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('pole')
      expect(activeElement?.tagName).not.toBe('BUTTON')
      expect(screen.getByText(/wymagane|Wybierz jedną|Wybierz co najmniej|Zaznacz|Dodaj plik/)).toBeDefined()
    },
  )

  it('hidden is asked by no form and holds its default', async () => {
    show([field('hidden', { defaultValue: 'kanał' })])
    expect(screen.queryByText('Pole')).toBeNull()
    await submit()
    expect(onComplete).toHaveBeenLastCalledWith({ pole: 'kanał' })
  })

  it('that is only to be read or put out of use keeps its default', async () => {
    show([
      newField('text', 'a', { label: 'A', defaultValue: 'stałe', isReadOnly: true }),
      newField('select', 'b', { label: 'B', options: OPTIONS, defaultValue: 'roze', isDisabled: true }),
    ])
    await userEvent.type(screen.getByLabelText('A'), 'x')
    expect(screen.getByLabelText<HTMLSelectElement>('B').disabled).toBe(true)
    await submit()
    expect(onComplete).toHaveBeenLastCalledWith({ a: 'stałe', b: 'roze' })
  })
})

it('help, a hint behind its button, and the fault are read with the field', async () => {
  show([
    field('text', {
      helperText: 'Jak na wizytówce',
      tooltip: 'Trafi na okładkę',
      validation: { ...rules, pattern: '[A-Z].*' },
    }),
  ])
  const input = screen.getByRole('textbox', { name: 'Pole', description: 'Jak na wizytówce' })
  await userEvent.click(screen.getByRole('button', { name: 'Podpowiedź: Pole' }))
  await userEvent.type(input, 'ola')
  await userEvent.tab()
  expect(
    screen
      .getByRole('textbox', { description: /Jak na wizytówce Trafi na okładkę Nieprawidłowy format/ })
      .getAttribute('aria-invalid'),
  ).toBe('true')
  await userEvent.clear(input)
  await userEvent.type(input, 'Ola')
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

const { validation: rules } = newField('text', 'pole')

it('steps follow each other, and an error on an earlier one is led back to', async () => {
  const condition = { operandType: 'field', operand: 'kto', operator: 'equals', value: 'Jan' } as const
  const custom = { condition, message: 'Tylko dla Jana' }
  renderUi(
    <FormUnderTest
      steps={[
        stepOf([newField('text', 'kto', { label: 'Kto', isRequired: true })], 'a', 'Osoba'),
        stepOf([newField('text', 'dlaJana', { label: 'Dla Jana', showIf: [condition] })], 'b', 'Jan'),
        stepOf(
          [newField('text', 'co', { label: 'Co', isRequired: true, validation: { ...rules, custom } })],
          'c',
          'Rzecz',
        ),
      ]}
    />,
  )
  onComplete.mockClear()
  expect(screen.queryByRole('button', { name: 'Stwórz' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dalej' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kto' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Kto' }), 'Ola{Enter}')
  // The step that is only for Jan is skipped.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rzecz' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Co' }), 'kartka{Enter}')
  expect(screen.getByText('Tylko dla Jana')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Wróć' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Kto' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Kto' }), 'Jan')
  const steps = within(screen.getByRole('list', { name: 'Kroki formularza' }))
  expect(steps.getAllByRole('button')).toHaveLength(3)
  await userEvent.click(steps.getByRole('button', { name: 'Krok 3 z 3: Rzecz' }))
  await submit()
  expect(onComplete).toHaveBeenLastCalledWith({ kto: 'Jan', dlaJana: '', co: 'kartka' })
})

it('what was typed is kept on the device and brought back, but for a secret', async () => {
  const kept: (FormValues | null)[] = []
  const draft: DraftStore<FormValues> = {
    read: () => Promise.resolve({ a: 'z wczoraj' }),
    write: (values) => Promise.resolve(void kept.push(values)),
  }
  show([newField('text', 'a', { label: 'A' }), newField('password', 'b', { label: 'B' })], { draft })
  expect(await screen.findByDisplayValue('z wczoraj')).toBeDefined()
  await userEvent.type(screen.getByLabelText(/^B/), 'tajne')
  await userEvent.type(screen.getByLabelText(/^A/), '!')
  expect(kept.at(-1)).toEqual({ a: 'z wczoraj!' })
})

it('a file that is too large or of another kind is not sent', async () => {
  show([field('video')], { files: FILES })
  const input = await screen.findByLabelText('Pole')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(input, new File(['x'], 'a.svg', { type: 'image/svg+xml' }))
  expect(screen.getByRole('alert').textContent).toContain('Nie przyjmujemy takich plików')
  const large = new File(['x'], 'a.mp4', { type: 'video/mp4' })
  Object.defineProperty(large, 'size', { value: 30_000_000 })
  await user.upload(input, large)
  expect(screen.getByRole('alert').textContent).toContain('za duży')
  expect(screen.getByText(/Najwyżej 20.MB: MP4, WebM/)).toBeDefined()
})

it.each([
  ['a JPEG that is called a text', 'lis.txt', 'text/plain', JPEG_HEAD],
  ['a HEIC of which nothing is said', 'IMG_0042', '', HEIC_HEAD],
])('a picture is never refused by its name, but looked into: %s', async (_what, name, type, bytes) => {
  show([field('image')], { files: FILES })
  const input = await screen.findByLabelText<HTMLInputElement>('Pole')
  await userEvent.setup({ applyAccept: false }).upload(input, fileOf(name, bytes, type))
  expect(await screen.findByRole('button', { name: 'Usuń plik: Pole' })).toBeDefined()
  await submit()
  expect(onComplete).toHaveBeenLastCalledWith({ pole: `id-${name}` })
  expect(screen.getByText(/Najwyżej 20.MB: JPEG, PNG, WEBP, AVIF, GIF/)).toBeDefined()
  expect(screen.getByText(/Z animacji bierzemy pierwszy obraz\./)).toBeDefined()
  expect(input.accept).toBe(PICTURE_ACCEPT)
})

it('a file that systems name otherwise is sent, and the input keeps the focus', async () => {
  show([field('file')], { files: FILES })
  const input = await screen.findByLabelText<HTMLInputElement>('Pole')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(input, new File(['a;b'], 'lista.csv', { type: 'application/vnd.ms-excel' }))
  expect(await screen.findByText(/lista\.csv/)).toBeDefined()
  expect(document.activeElement).toBe(input)
  expect(input.accept.split(',')).toEqual(expect.arrayContaining(['text/csv', '.csv', 'application/pdf']))
})

it('a file on its way is stopped by a press, which is no failure, and is kept no longer', async () => {
  const forget = vi.fn<FileSource['forget']>()
  const stopped = vi.fn<() => void>()
  const send: FileSource['send'] = (_chosen, _field, { signal, onProgress }) => {
    onProgress(40)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped()
        reject(new Error('stopped'))
      })
    })
  }
  show([field('audio')], { files: { ...FILES, send, forget } })
  const input = await screen.findByLabelText<HTMLInputElement>('Pole')
  await userEvent.upload(input, new File(['abc'], 'nuty.mp3', { type: 'audio/mpeg' }))
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(40)
  expect(input.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Przerwij wysyłanie: Pole' }))
  expect(stopped).toHaveBeenCalledOnce()
  expect(forget).toHaveBeenCalledExactlyOnceWith('pole')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(input)
})

it('a file whose page was gone before it had arrived goes on under its key', async () => {
  const left = { key: 'klucz', file: new File(['abc'], 'nuty.mp3', { type: 'audio/mpeg' }) }
  const send = vi.fn<FileSource['send']>(FILES.send)
  const begun: FileSource['begun'] = (name) => Promise.resolve(name === 'pole' ? left : null)
  show([field('audio')], { files: { ...FILES, send, begun } })
  expect(await screen.findByText(/^nuty\.mp3/)).toBeDefined()
  expect(send.mock.calls.map(([chosen, target]) => [chosen, target])).toEqual([
    [left, { name: 'pole', type: 'audio' }],
  ])
  await submit()
  expect(onComplete).toHaveBeenLastCalledWith({ pole: 'id-nuty.mp3' })
})

it.each([
  ['TEMPLATE_FILES_FULL', 'Nie ma już miejsca na pliki'],
  ['FILE_TYPE_NOT_ALLOWED', 'co plik ma w środku'],
  ['FILE_UNREADABLE', 'tekst najlepiej w UTF-8'],
  ['PAYLOAD_TOO_LARGE', 'Zmniejsz go albo wybierz inny'],
  ['UPLOAD_NETWORK_ERROR', 'gdy wróci sieć'],
])('a file that did not arrive is told of with the next step: %s', async (code, words) => {
  const send: FileSource['send'] = () => Promise.reject(Object.assign(new Error(code), { code }))
  show([field('video')], { files: { ...FILES, send } })
  await userEvent.upload(
    await screen.findByLabelText('Pole'),
    new File(['a'], 'a.mp4', { type: 'video/mp4' }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

it('a file that was sent before is there again, and one that is gone is asked for again', async () => {
  const there = { id: 'glos', name: 'głos.mp3', bytes: 2_000, address: '/files/glos.mp3' }
  const find: FileSource['find'] = (id) => Promise.resolve(id === 'glos' ? there : null)
  show(
    [
      newField('audio', 'a', { label: 'Głos', defaultValue: 'glos' }),
      newField('file', 'b', { label: 'Lista', defaultValue: 'dawna', isRequired: true }),
    ],
    { files: { ...FILES, find } },
  )
  expect(await screen.findByText(/głos\.mp3/)).toBeDefined()
  expect(screen.getByLabelText('głos.mp3').getAttribute('src')).toBe('/files/glos.mp3')
  expect((await screen.findByRole('alert')).textContent).toContain('już u nas nie ma')
  await submit()
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.upload(screen.getByLabelText('Lista'), new File(['a'], 'a.txt', { type: 'text/plain' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await submit()
  expect(onComplete).toHaveBeenLastCalledWith({ a: 'glos', b: 'id-a.txt' })
})

it('hostile words stay words, and a hostile pattern has its answer', async () => {
  const bomb = newField('text', 'pole', {
    label: '<img src=x onerror=alert(1)>',
    helperText: '{{constructor}}',
    isRequired: true,
    validation: { ...rules, pattern: '(a+)+b' },
  })
  show([bomb, newField('markdown', 'md', { label: 'MD' }), newField('json', 'js', { label: 'JS' })])
  const input = screen.getByLabelText('<img src=x onerror=alert(1)>')
  await userEvent.click(input)
  await userEvent.paste('a'.repeat(5_000))
  await userEvent.click(await screen.findByLabelText(/^MD/))
  await userEvent.paste('<script>alert(1)</script> [x](javascript:alert(1)) **[y](https://a.pl)**')
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż podgląd' }))
  expect(document.querySelector('script')).toBeNull()
  expect(screen.queryByRole('link', { name: 'x' })).toBeNull()
  await submit()
  expect(onComplete).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input)
  expect(document.querySelector('img')).toBeNull()
})

const NAMES = ['a', 'b', 'c', 'd'] as const
const conditionOn = (names: readonly string[]) =>
  fc.record({
    operandType: fc.constant('field' as const),
    operand: fc.constantFrom(...names),
    operator: fc.constantFrom(...CONDITION_OPERATORS),
    value: fc.constantFrom('', 'x', 'xy', '1'),
  })

it('shows the fields that the rules ask, whatever their conditions are', () => {
  const forms = fc.tuple(
    ...NAMES.map((name) =>
      fc
        .record({
          showIf: fc.array(conditionOn(NAMES), { maxLength: 2 }),
          isVisible: fc.boolean(),
          defaultValue: fc.constantFrom('', 'x', 'xy'),
        })
        .map((change) => newField('text', name, { ...change, label: name, isRequired: true })),
    ),
  )
  fc.assert(
    fc.property(forms, (fields) => {
      // A form that failed before is still there while a smaller one is looked for.
      cleanup()
      show(fields)
      const { asked, values } = fillForm([stepOf(fields)], startValues([stepOf(fields)]))
      const shown = screen.queryAllByRole<HTMLInputElement>('textbox')
      expect(shown.map(({ name }) => name)).toEqual(asked.map(({ name }) => name))
      // Asked fields count, and those hidden by their conditions don’t.
      for (const { name } of asked) expect(Object.hasOwn(values, name)).toBe(true)
      cleanup()
    }),
    { numRuns: 60 },
  )
})

it.each([
  ['number', { isInteger: true }, '2.5', 'Wpisz liczbę całkowitą'],
  ['number', { isPositive: true }, '0', 'Wpisz liczbę większą od zera'],
  ['text', { isUnique: true }, 'ola', 'Taka wartość już jest w innym polu'],
] as const)('a field of type %s with %j says of %s: %s', async (type, kept, words, said) => {
  const own = newField(type, 'pole', { label: 'Pole' })
  show([
    newField('text', 'imie', { label: 'Imię', defaultValue: 'Ola' }),
    { ...own, validation: { ...own.validation, ...kept } },
  ])
  const input = screen.getByLabelText('Pole (opcjonalnie)')
  await userEvent.type(input, words)
  await submit()
  expect(await screen.findByText(said)).toBeDefined()
  expect(onComplete).not.toHaveBeenCalled()
})

function FilledLike({ steps }: { readonly steps: readonly FormStep[] }) {
  const form = useTemplateForm({ steps, context: { language: 'pl' }, draft: null })
  const [undo, setUndo] = useState<(() => void) | null>(null)
  return (
    <>
      <TemplateForm form={form} label="Formularz" onComplete={() => undefined} submit={null} />
      <button
        type="button"
        onClick={() => {
          const back = form.fillWith({ imie: 'Ola', miasto: 'Łódź', wiek: 'pięć' })
          setUndo(() => back)
        }}
      >
        Wypełnij
      </button>
      <button type="button" onClick={() => undo?.()}>
        Cofnij
      </button>
    </>
  )
}

const textsIn = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const inputOf = (name: string) => screen.getByLabelText(new RegExp(`^${name}`, 'u'))

it('filled like an example has one way back to what was typed, which leaves what came after it', async () => {
  const fields = ['imie', 'miasto', 'wiek'].map((name) => newField('text', name, { label: name }))
  renderUi(<FilledLike steps={[stepOf(fields)]} />)
  await userEvent.type(inputOf('imie'), 'Zosia')
  await userEvent.click(screen.getByRole('button', { name: 'Wypełnij' }))
  expect(textsIn()).toEqual(['Ola', 'Łódź', 'pięć'])
  await userEvent.type(inputOf('miasto'), ' Fabryczna')
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }))
  expect(textsIn()).toEqual(['Zosia', 'Łódź Fabryczna', ''])
})
