import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPageTexts, readTranslations } from './pageTexts.ts'

const CATALOGUE = `msgid ""
msgstr ""
"Language: en\\n"

#: a comment
msgid "Sklep: kartki i \\"życzenia\\""
msgstr "Shop: cards and \\"wishes\\""

msgid "Kartki i życzenia,"
" także bez sieci."
msgstr ""
"Cards and wishes, "
"even offline."

msgid "Nieprzetłumaczone"
msgstr ""
`

describe('the texts of pages', () => {
  it('are those of the route files, with the English of the catalogue', async () => {
    const root = await mkdtemp(join(tmpdir(), 'iskra-texts-'))
    await mkdir(join(root, 'src', 'routes'), { recursive: true })
    await mkdir(join(root, 'src', 'i18n', 'locales', 'en'), { recursive: true })
    await writeFile(join(root, 'src', 'i18n', 'locales', 'en', 'messages.po'), CATALOGUE)
    await writeFile(
      join(root, 'src', 'routes', 'sklep.tsx'),
      'const TITLE = msg`Nieprzetłumaczone`\nconst DESCRIPTION = msg`Kartki i życzenia, także bez sieci.`\n',
    )
    await writeFile(
      join(root, 'src', 'routes', 'kasa.tsx'),
      "export const Route = createFileRoute('/kasa')({})\n",
    )

    const texts = await readPageTexts(root, [
      'src/routes/sklep.tsx',
      'src/routes/kasa.tsx',
      'src/routes/gone.tsx',
    ])
    expect(texts.get('src/routes/sklep.tsx')).toEqual({
      pl: { title: 'Nieprzetłumaczone', description: 'Kartki i życzenia, także bez sieci.' },
      en: { title: 'Nieprzetłumaczone', description: 'Cards and wishes, even offline.' },
    })
    const none = { title: null, description: null }
    expect(texts.get('src/routes/kasa.tsx')).toEqual({ pl: none, en: none })
    expect(texts.get('src/routes/gone.tsx')).toEqual({ pl: none, en: none })
  })

  it('are translated as the catalogue writes them: quoted, and over several lines', () => {
    expect(Object.fromEntries(readTranslations(CATALOGUE))).toEqual({
      '': 'Language: en\n',
      'Sklep: kartki i "życzenia"': 'Shop: cards and "wishes"',
      'Kartki i życzenia, także bez sieci.': 'Cards and wishes, even offline.',
    })
  })
})
