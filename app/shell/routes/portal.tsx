import { Outlet, type ShouldRevalidateFunction, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { PortalFrame } from "../components/portal-frame";
import { Problem } from "../components/problem";
import { read } from "../components/use-stored-values";
import { type FrameData, frameLoader } from "../frame.server";

export const loader = frameLoader;

/** Bar and menu change by an action or with the tenant, not by going to another page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	currentUrl,
	nextUrl,
	nextParams,
	defaultShouldRevalidate,
}) => {
	if (formMethod && formMethod !== "GET") return true;
	if (nextParams.guid !== undefined && nextParams.guid !== read("currentselectedtenantguid")) return true;
	const searches = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return !searches && defaultShouldRevalidate;
};

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
