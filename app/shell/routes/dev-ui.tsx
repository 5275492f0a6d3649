import { publicPage } from "../../platform/guard.server";

export const loader = publicPage(async () => null);

export default function Parts() {
	return <h1>Parts</h1>;
}
