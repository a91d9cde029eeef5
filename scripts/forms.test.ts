import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// All forms, also those that only scripts render: the script may fail while its form is there.
it('is never sent into the address, unless it is a search', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  const forms = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/<form\b/)
      .slice(1)
      .map((rest) => ({ file, attributes: rest.slice(0, 200) })),
  )
  const unsafe = forms.filter(({ attributes }) => !/form\.element|method="post"|action=/.test(attributes))
  expect(unsafe).toEqual([])
  expect(forms.length).toBeGreaterThan(20)
})
