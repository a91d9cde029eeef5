import { sharp } from '../sharp.ts'

const dot = { create: { width: 1, height: 1, channels: 3 as const, background: '#ffffff' } }
const { icc } = await sharp(await sharp(dot).jpeg().withIccProfile('srgb').toBuffer()).metadata()
if (icc === undefined) throw new Error('no sRGB profile to tell printers of')

/** What the colours of everything that is drawn here mean: an ICC profile of sRGB. */
export const SRGB_PROFILE: Uint8Array = icc
