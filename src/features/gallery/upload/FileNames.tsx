import { Plural } from '@lingui/react/macro'

const SHOWN = 3

/** The first names of many, and how many more there are. */
export function FileNames({ names }: { readonly names: readonly string[] }) {
  const shown = names.slice(0, SHOWN).join(', ')
  if (names.length <= SHOWN) return shown
  return (
    <>
      {shown}{' '}
      <Plural
        value={names.length - SHOWN}
        one="i # inne"
        few="i # inne"
        many="i # innych"
        other="i # innych"
      />
    </>
  )
}
