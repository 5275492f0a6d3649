import { Outlet, useLoaderData } from "@remix-run/react";
import { frameLoader } from "../frame.server";

export const loader = frameLoader;

export default function Portal() {
	const frame = useLoaderData<typeof loader>();
	return (
		<main>
			<pre>{JSON.stringify(frame)}</pre>
			<Outlet />
		</main>
	);
}
