import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { publicPage } from "../../platform/guard.server";
import { isGuid } from "../../platform/ids";
import { notFound } from "../../platform/problems";

/** Any first segment matches `:guid?`: what is no guid is no page. */
export const loader = publicPage(async ({ params }: LoaderFunctionArgs) => {
	if (params.guid !== undefined && !isGuid(params.guid)) throw notFound();
	// Nothing, as where it fails: the page of a foreign tenant must not differ from that of none.
	return undefined;
});

export default function Tenant() {
	return <Outlet />;
}
