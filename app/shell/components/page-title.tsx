import { useLocation, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import type { FrameData } from "../frame.server";
import { placeIn } from "../menu";

/** What a route says of its title: a key such as `users:title`; a loader's own `title` (a record's name) goes before it. */
type Titled = { title?: string };

/**
 * The document's title: "Page – Module – Tenant", "Page – Followup" on a page of no module. A route names its page by
 * `handle.title`.
 */
export function PageTitle() {
	const { t } = useTranslation();
	const matches = useMatches();
	const { pathname } = useLocation();
	const page = matches.findLast((match) => (match.handle as Titled | undefined)?.title !== undefined);
	const key = (page?.handle as Titled | undefined)?.title;
	const last = matches.at(-1)?.data as { title?: unknown } | null | undefined;
	// A page that puts its whole title together in its loader says it by `meta`.
	if (!page && typeof last?.title === "string") return null;
	const frame = matches.find((match) => match.id === "shell/routes/portal")?.data as FrameData | null | undefined;
	const place = frame && placeIn(frame.menu, pathname, frame.tenant?.guid);
	const own = (page?.data as { title?: unknown } | null | undefined)?.title;
	const name = typeof own === "string" ? own : key && t(key);
	const parts = [name, place && place.module !== name ? place.module : undefined, place?.tenant ?? brand.product];
	return <title>{parts.filter(Boolean).join(" – ")}</title>;
}
