import { msg } from '@lingui/core/macro'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Field, type FieldValue, radioField } from '#domain/fields/field.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { FieldInput } from './FieldInput.tsx'
import type { FieldWords } from './fieldWords.ts'
import type { PictureSource } from './inputProps.ts'

const onChange = vi.fn<(value: FieldValue | undefined) => void>()
const WORDS: FieldWords = { label: msg`Styl`, draw: msg`Wylosuj ziarno`, fact: null }

afterEach(() => {
  cleanup()
  onChange.mockClear()
})

function show(field: Field, value: unknown, pictures?: PictureSource) {
  renderUi(
    <FieldInput
      field={field}
      words={WORDS}
      value={value}
      onChange={onChange}
      {...(pictures === undefined ? {} : { pictures })}
    />,
  )
}

it('a choice among numbers tells a number', async () => {
  show(radioField({ values: [5, 10], default: 5, unit: 'second' }), 5)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^5\ss$/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /^10\ss$/ }))
  expect(onChange).toHaveBeenLastCalledWith(10)
})

it('a value of another version counts as none', () => {
  show(radioField({ values: ['plain', 'bold'], default: 'plain' }), 'loud')
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
})

it('a number is digits up to the most, typed or drawn; without any it is none', async () => {
  show({ kind: 'number', max: 30 }, undefined)
  const input = screen.getByRole('textbox', { name: 'Styl' })
  await userEvent.type(input, 'a7')
  expect(onChange.mock.calls).toEqual([[undefined], [7]])
  await userEvent.click(input)
  await userEvent.paste('99')
  expect(onChange).toHaveBeenLastCalledWith(30)
  await userEvent.click(screen.getByRole('button', { name: 'Wylosuj ziarno' }))
  expect(onChange.mock.lastCall?.[0]).toBeTypeOf('number')
})

it('a text without letters is none', async () => {
  show({ kind: 'text', maxLength: 5 }, 'a')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Styl' }))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

it('a picture is asked for only where there are pictures', async () => {
  show({ kind: 'image' }, undefined)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show({ kind: 'image' }, undefined, {
    renderPicker: ({ isOpen, onPick }) =>
      isOpen ? (
        <button type="button" onClick={() => onPick('picture-1')}>
          Lis
        </button>
      ) : null,
    renderThumbnail: (id) => <span>{id}</span>,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Styl' }))
  await userEvent.click(screen.getByRole('button', { name: 'Lis' }))
  expect(onChange).toHaveBeenLastCalledWith('picture-1')
})

it('what is hidden is asked by no form', () => {
  show({ kind: 'hidden', maxLength: 5 }, 'a')
  expect(document.querySelector('input')).toBeNull()
})

it('a day is typed part by part, whatever year that is meanwhile', async () => {
  const field = { kind: 'date', min: '1900-01-01', max: '2099-12-31' } as const
  function Day() {
    const [value, setValue] = useState<FieldValue | undefined>()
    return (
      <FieldInput
        field={field}
        words={WORDS}
        value={value}
        onChange={(day) => (onChange(day), setValue(day))}
      />
    )
  }
  renderUi(
    <Suspense>
      <Day />
    </Suspense>,
  )
  const [day] = await screen.findAllByRole('spinbutton')
  if (day === undefined) throw new Error('no parts of a day')
  await userEvent.click(day)
  await userEvent.keyboard('14072018')
  expect(onChange).toHaveBeenLastCalledWith('2018-07-14')
})
