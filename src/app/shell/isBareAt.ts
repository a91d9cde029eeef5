import { SCREEN_ADDRESSES, SCREENS } from '#domain/addresses/screens.ts'

/** How the paths of screens begin that have nothing of the shop around them. */
const BARE = SCREEN_ADDRESSES.filter((address) => SCREENS[address].isBare === true).map((address) =>
  address.replace(/\$.*$/, ''),
)

/** Whether the screen at a path has nothing of the shop around it: no bars, no offers, no cart. */
export function isBareAt(path: string): boolean {
  return BARE.some((beginning) => path.startsWith(beginning))
}
