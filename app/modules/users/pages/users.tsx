import { useLoaderData } from "@remix-run/react";
import { people } from "#db/schema/directory";
import { Nothing } from "../../../platform/guard.server";
import { page } from "../guard.server";

export const loader = page("users", Nothing, async (visit) =>
	visit.rows.list(people, { orderBy: people.sortName, limit: 50 }),
);

export default function Users() {
	const rows = useLoaderData<typeof loader>();
	return <h1>{rows.length}</h1>;
}
