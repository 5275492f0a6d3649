import { useLoaderData } from "@remix-run/react";
import { tenants } from "#db/schema/portal";
import { Nothing, superadmin } from "../../../platform/guard.server";

export const loader = superadmin.page(Nothing, async ({ across }) =>
	across.list(tenants, { orderBy: tenants.name, limit: 50 }),
);

export default function Tenants() {
	const rows = useLoaderData<typeof loader>();
	return <h1>{rows.length}</h1>;
}
