import { factories } from "./factories";
import { startPortal } from "./portal";
import { signInAs } from "./sign-in";

type Role = "CLIENT" | "ADVISOR" | "ADMIN";
type Named = { firstName?: string; lastName?: string };

/** A portal with two organisations that have CRM; `join` makes a member of one who has the module too, signed in. */
export async function startCrm() {
	const portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("crm");
	const place = async (name: string) => {
		const tenant = await make.tenant({ name });
		const entry = await make.entry(tenant, module);
		const join = async (role: Role, named: Named = {}) => {
			const { id, email } = await make.member(tenant, role, named);
			await make.grant(entry, { id }, role);
			return { ...(await signInAs(portal, email)), email };
		};
		return { tenant, join };
	};
	return { portal, here: await place("Vik"), elsewhere: await place("Nes") };
}
