import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { LinkInput, LinkRef } from "./links.schema";
import { addLinks, setLinkOpen } from "./links.server";

const said = (name: string, params?: Record<string, string | number>) => ({
	snackbar: { key: `norwegianLearning:snackbar.${name}`, params },
});

export const linksHandlers = {
	add: handler(LinkInput, async (visit: Visit, input) => {
		const { length } = await addLinks(visit, input);
		return done(said("linksMade", { count: length }));
	}),
	close: handler(LinkRef, async (visit: Visit, input) => {
		await setLinkOpen(visit, input, false);
		return done(said("linkClosed"));
	}),
	reopen: handler(LinkRef, async (visit: Visit, input) => {
		await setLinkOpen(visit, input, true);
		return done(said("linkOpened"));
	}),
};
