import { zn as ENGINE_ID } from "../renderPage.js";
import { A as _gte, D as unknown, F as _minLength, P as _maxLength, R as _regex, S as record, b as prefault, g as optional, h as object, i as array, p as nullable, r as _enum, u as int, w as string } from "./schemas-Byd15vnh.js";
import { n as generationResultSchema, o as usageSchema, r as generationSchema, t as GENERATION_STATUSES } from "./generation-DlF220zl.js";
object({
	prompt: string(),
	engine: string().check(_regex(ENGINE_ID)),
	options: prefault(record(string(), unknown()), {}),
	/** One per click: the same one again answers with the same generation and costs nothing more. */
	refCode: string().check(_minLength(8), _maxLength(100)),
	/** The price the person saw: a start that would cost more is refused. Whatever it costs, where it isn't named. */
	credits: optional(int().check(_gte(0)))
});
object({
	id: string(),
	status: _enum(GENERATION_STATUSES),
	/** What was reserved for it. */
	credits: int(),
	/** Credits that come back when it is cancelled now. */
	refund: optional(int()),
	queuePosition: int(),
	estimatedTime: nullable(int())
});
object({
	id: string(),
	status: _enum(GENERATION_STATUSES),
	progress: int(),
	estimatedTime: nullable(int()),
	queuePosition: int(),
	/** Credits that come back when it is cancelled now; once it has ended, those that did. */
	refund: optional(int()),
	error: nullable(object({
		code: string(),
		message: string()
	}))
});
object({
	id: string(),
	result: generationResultSchema,
	usage: usageSchema
});
object({ refund: optional(int().check(_gte(0))) });
object({
	id: string(),
	status: _enum(GENERATION_STATUSES)
});
object({
	items: array(generationSchema),
	total: int()
});
object({
	key: string(),
	/** Seconds. */
	expires_in: int(),
	/** Seen from the product API: `/api/generators/image`. */
	bases: object({
		image: string(),
		video: string(),
		audio: string(),
		text: string()
	})
});
object({ error: object({
	code: string(),
	message: string(),
	/** With GENERATOR_PRICE_CHANGED: what it costs now. */
	credits: optional(int())
}) });
export {};
