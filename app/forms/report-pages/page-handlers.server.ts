import * as z from "zod";
import { handler } from "#app/platform/guard.server";
import * as input from "./edit.schema";
import type { reportPages } from "./screens.server";

/** What can be done on a report page's screen; `named`: how the module's addresses name a form. */
export function pageHandlers<Named>(named: z.ZodType<Named>, screens: ReturnType<typeof reportPages<Named>>) {
	const and = <More extends z.ZodType>(more: More) => z.intersection(named, more);
	return {
		set: handler(and(input.PageFields), screens.set),
		add: handler(and(input.AddBlock), screens.add),
		change: handler(and(input.ChangeBlock), screens.change),
		up: handler(and(input.OneBlock), screens.up),
		down: handler(and(input.OneBlock), screens.down),
		drop: handler(and(input.OneBlock), screens.drop),
		publish: handler(and(input.Based), screens.publish),
		remove: handler(and(input.OnePage), screens.remove),
		share: handler(and(input.ShareFields), screens.share),
		revoke: handler(and(input.OneLink), screens.revoke),
	};
}
