import { describe, expect, it } from 'vitest'
import { fileName } from './fileName.ts'

describe('the name of a file', () => {
  it.each([
    ['kotek.png', 'kotek.png'],
    ['/home/zofia/../kotek.png', 'kotek.png'],
    ['C:\\zdjęcia\\kotek.png', 'kotek.png'],
    ['../..', '..'],
    ['\u202Egnp.kotek\u0007.png', 'gnp.kotek .png'],
    ['a\u0000b\ud800c', 'a b c'],
    ['   ', 'obraz'],
    ['', 'obraz'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    [`${'ł'.repeat(400)}.png`, `${'ł'.repeat(196)}.png`],
    [`${'x'.repeat(199)}🐱🐱`, 'x'.repeat(199)],
    ['👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈.png', '👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈.png'],
    ['می\u200Cخواهم.png', 'می\u200Cخواهم.png'],
    ['क्\u200Dष.png', 'क्\u200Dष.png'],
    ['\u200D\u200C', 'obraz'],
    ['a\u200D\u200Db\u200D.png', 'ab.png'],
    [`${'x'.repeat(198)}👩\u200D👩`, `${'x'.repeat(198)}👩`],
  ])('sent as %j is kept as %j', (sent, kept) => {
    expect(fileName(sent, 'obraz')).toBe(kept)
  })
})
