import { SCREEN_ADDRESSES, SCREENS } from '#domain/addresses/screens.ts'

/** The path prefixes of screens without the shop's frame. */
const BARE = SCREEN_ADDRESSES.filter((address) => SCREENS[address].isBare === true).map((address) =>
  address.replace(/\$.*$/, ''),
)

/** Whether the screen at a path is without the shop's frame: no bars, no offers, no cart. */
export function isBareAt(path: string): boolean {
  return BARE.some((beginning) => path.startsWith(beginning))
}
