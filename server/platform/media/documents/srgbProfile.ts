import { sharp } from '../sharp.ts'

const dot = { create: { width: 1, height: 1, channels: 3 as const, background: '#ffffff' } }
const { icc } = await sharp(await sharp(dot).jpeg().withIccProfile('srgb').toBuffer()).metadata()
if (icc === undefined) throw new Error('no sRGB profile to tell printers of')

/** The meaning of the colours of all drawings here: an ICC profile of sRGB. */
export const SRGB_PROFILE: Uint8Array = icc
