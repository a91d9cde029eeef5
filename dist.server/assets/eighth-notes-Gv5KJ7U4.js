import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/eighth-notes.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'eighth-notes',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19',
        key: 'uy6ho8',
      },
    ],
    [
      'circle',
      {
        cx: '18',
        cy: '16',
        r: '3',
        key: '1hluhg',
      },
    ],
    [
      'circle',
      {
        cx: '6',
        cy: '19',
        r: '3',
        key: '1kj8tv',
      },
    ],
  ],
  aliases: ['music'],
}
__iconData.node
var EighthNotes = createLucideIcon(__iconData)
export { EighthNotes as t }
