import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/audio-lines.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "audio-lines",
	size: 24,
	node: [
		["path", {
			d: "M2 10v3",
			key: "1fnikh"
		}],
		["path", {
			d: "M6 6v11",
			key: "11sgs0"
		}],
		["path", {
			d: "M10 3v18",
			key: "yhl04a"
		}],
		["path", {
			d: "M14 8v7",
			key: "3a1oy3"
		}],
		["path", {
			d: "M18 5v13",
			key: "123xd1"
		}],
		["path", {
			d: "M22 10v3",
			key: "154ddg"
		}]
	]
};
__iconData$2.node;
var AudioLines = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/eighth-notes.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "eighth-notes",
	size: 24,
	node: [
		["path", {
			d: "M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19",
			key: "uy6ho8"
		}],
		["circle", {
			cx: "18",
			cy: "16",
			r: "3",
			key: "1hluhg"
		}],
		["circle", {
			cx: "6",
			cy: "19",
			r: "3",
			key: "1kj8tv"
		}]
	],
	aliases: ["music"]
};
__iconData$1.node;
var EighthNotes = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/mic.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "mic",
	size: 24,
	node: [
		["path", {
			d: "M12 19v3",
			key: "npa21l"
		}],
		["path", {
			d: "M19 10v2a7 7 0 0 1-14 0v-2",
			key: "1vc78b"
		}],
		["rect", {
			x: "9",
			y: "2",
			width: "6",
			height: "13",
			rx: "3",
			key: "s6n7sd"
		}]
	]
};
__iconData.node;
var Mic = createLucideIcon(__iconData);
export { EighthNotes as n, AudioLines as r, Mic as t };
