import * as z from "zod";
import { verb } from "#app/platform/guard.server";
import * as input from "./edit.schema";
import type { reportPages } from "./screens.server";

/** What can be done on a report page's screen; `named`: how the module's addresses name a form. */
export function pageVerbs<Named>(named: z.ZodType<Named>, screens: ReturnType<typeof reportPages<Named>>) {
	const and = <More extends z.ZodType>(more: More) => z.intersection(named, more);
	return {
		set: verb(and(input.PageFields), screens.set),
		add: verb(and(input.AddBlock), screens.add),
		change: verb(and(input.ChangeBlock), screens.change),
		up: verb(and(input.OneBlock), screens.up),
		down: verb(and(input.OneBlock), screens.down),
		drop: verb(and(input.OneBlock), screens.drop),
		publish: verb(and(input.Based), screens.publish),
		remove: verb(and(input.OnePage), screens.remove),
		share: verb(and(input.ShareFields), screens.share),
		revoke: verb(and(input.OneLink), screens.revoke),
	};
}
