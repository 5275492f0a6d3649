import { publicPage } from "../../platform/guard.server";

export const loader = publicPage(async () => null);

export default function ErrorPage() {
	return <h1>Error</h1>;
}
