import { factories } from "./factories";
import { type Portal, startPortal } from "./portal";
import { signInAs } from "./sign-in";

type Role = "CLIENT" | "ADVISOR" | "ADMIN";
type Named = { firstName?: string; lastName?: string };

/** As if an organisation had chosen that whoever only reads sees all customers. */
export const letReadersSeeAll = ({ db }: Pick<Portal, "db">, tenant: { id: string }) =>
	db
		.prepare("insert into crm_reaches (tenant_id, id, scope, created_at, updated_at) values (?, '10', 'all', 1, 1)")
		.bind(tenant.id)
		.run();

/**
 * A portal with two organisations that have CRM and let those who only read see all customers; `join` makes a member of one
 * who has the module too, signed in.
 */
export async function startCrm() {
	const portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("crm");
	const place = async (name: string) => {
		const tenant = await make.tenant({ name });
		const entry = await make.entry(tenant, module);
		await letReadersSeeAll(portal, tenant);
		const join = async (role: Role, named: Named = {}) => {
			const { id, email } = await make.member(tenant, role, named);
			await make.grant(entry, { id }, role);
			return { ...(await signInAs(portal, email)), email };
		};
		return { tenant, join };
	};
	return { portal, here: await place("Vik"), elsewhere: await place("Nes") };
}
