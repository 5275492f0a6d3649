import { Nothing, personal } from "../../platform/guard.server";

export const loader = personal.page(Nothing, async (person) => ({ email: person.user.email }));

export default function Home() {
	return <h1>Home</h1>;
}
