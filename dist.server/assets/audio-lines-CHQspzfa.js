import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/audio-lines.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'audio-lines',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2 10v3',
        key: '1fnikh',
      },
    ],
    [
      'path',
      {
        d: 'M6 6v11',
        key: '11sgs0',
      },
    ],
    [
      'path',
      {
        d: 'M10 3v18',
        key: 'yhl04a',
      },
    ],
    [
      'path',
      {
        d: 'M14 8v7',
        key: '3a1oy3',
      },
    ],
    [
      'path',
      {
        d: 'M18 5v13',
        key: '123xd1',
      },
    ],
    [
      'path',
      {
        d: 'M22 10v3',
        key: '154ddg',
      },
    ],
  ],
}
__iconData.node
var AudioLines = createLucideIcon(__iconData)
export { AudioLines as t }
