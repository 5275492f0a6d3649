import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { RescoreInput, UndoRescoreInput } from "./rescore.schema";
import { rescore, undoRescore } from "./rescore.server";
import { ticksOf } from "./tick";

const said = (name: string, params?: Record<string, number>) => ({
	snackbar: { key: `norwegianRescore:${name}`, ...(params && { params }) },
});

export const rescoreHandlers = {
	save: handler(RescoreInput, async (visit: Visit, input) => {
		const { number, isFull } = await rescore(visit, input);
		const to = paths(visit.tenant.guid).typedAnswers(input.item_id, isFull ? ticksOf(input.accept) : []);
		return done({ ...said("saved", { number }), to });
	}),
	undo: handler(UndoRescoreInput, async (visit: Visit, input) => {
		await undoRescore(visit, input);
		return done({ ...said("undone"), to: paths(visit.tenant.guid).typedAnswers(input.item_id) });
	}),
};
