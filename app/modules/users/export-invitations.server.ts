import type { TFunction } from "i18next";
import type * as z from "zod";
import { readTenantModules, type TenantModule } from "#app/directory/tenant-modules.server";
import { exportList } from "#app/lists/export/export-list.server";
import type { Asks } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { withAddress } from "./export-members.server";
import { formatGrant } from "./format-grant.server";
import { type InvitationRow, readInvitationList } from "./invitation-list.server";
import { invitationList } from "./invitations.list";
import { assertManages } from "./members.list.server";
import type { InvitationsExport } from "./members.schema";

/** The invitations that the filters leave, all pages of them, as a file for a spreadsheet; for those who manage users. */
export function exportInvitations(visit: Visit, query: z.output<typeof InvitationsExport>): Promise<Response> {
	assertManages(visit);
	let modules: TenantModule[] = [];
	const read = async (asks: Asks) => {
		const reads = new ReadBatch();
		const tenantModules = readTenantModules(visit, reads);
		const page = readInvitationList(visit, asks, reads);
		await reads.send(visit.portal);
		modules = tenantModules();
		return page();
	};
	const given = ({ grants }: InvitationRow, t: TFunction) => grants.map((grant) => formatGrant(grant, modules, t));
	const definition = invitationList;
	return exportList(visit, {
		definition,
		query: withAddress(query),
		name: "invitations",
		read,
		cells: { modules: given },
	});
}
