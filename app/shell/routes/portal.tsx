import { Outlet, type ShouldRevalidateFunction, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { PortalFrame } from "../components/portal-frame";
import { Problem } from "../components/problem";
import { read, TENANT_KEY } from "../components/use-stored-values";
import { type FrameData, frameLoader } from "../frame.server";

export const loader = frameLoader;

/** Bar and menu change by an action that got through (not 503) or with the tenant, not by going to another page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	actionStatus,
	currentUrl,
	nextUrl,
	nextParams,
}) => {
	if (formMethod && formMethod !== "GET") return actionStatus !== 503;
	const shown = read(TENANT_KEY);
	const next = nextParams.guid ?? chosenTenant();
	return (next !== undefined && next !== shown) || currentUrl.href === nextUrl.href;
};

/** The current tenant as the server set it last: a switch leads to a page that does not name it. */
const chosenTenant = () => new RegExp(`(?:^|; )${TENANT_KEY}=([^;]*)`).exec(document.cookie)?.[1];

export default function Portal() {
	const frame = useLoaderData<typeof loader>();
	return (
		<PortalFrame frame={frame}>
			<Outlet />
		</PortalFrame>
	);
}

export function ErrorBoundary() {
	const frame = useRouteLoaderData<FrameData | null>("shell/routes/portal");
	return (
		<PortalFrame frame={frame ?? null}>
			<Problem />
		</PortalFrame>
	);
}
