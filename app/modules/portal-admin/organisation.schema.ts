import * as z from "zod";
import { keptMonths } from "#app/directory/kept-months";
import { id } from "#app/platform/text.schema";
import { auditActions } from "#db/schema/audit";
import { secondFactorPolicies } from "#db/schema/portal";
import { recordKinds } from "./audit/kinds";
import * as field from "./fields.schema";
import { organisationTabs } from "./organisation-tabs";

const day = field.blank(z.iso.date()).catch(undefined);

export const OrganisationQuery = z.object({
	tab: field.blank(z.enum(organisationTabs, "wrongValue")).transform((value) => value ?? "about"),
	/** Where the log goes on, and the former members. */
	log: z.string().max(2000).optional(),
	left: z.string().max(200).optional(),
	/** By whom, what, to which kind of record and on which days: what the log shows. */
	q: z.string().trim().max(200).default("").catch(""),
	action: field.blank(z.enum(auditActions)).catch(undefined),
	kind: field.blank(z.enum(recordKinds)).catch(undefined),
	from: day,
	until: day,
});
export type OrganisationQuery = z.output<typeof OrganisationQuery>;

export const AboutOrganisationInput = z.object({
	name: field.name,
	language: field.language,
	timeZone: field.timeZone,
	updatedAt: field.basedOn,
});
export const OwnLogoInput = z.object({ logo: field.file });
export const OwnDarkLogoInput = z.object({ darkLogo: field.file });
export const OwnAccentInput = z.object({ accent: field.accent });
export const DevicesInput = z.object({ keepsOnDevices: field.flag.default(false) });
export const PolicyInput = z.object({ secondFactor: z.enum(secondFactorPolicies, "wrongValue") });
/** For how many months what somebody learnt is kept after their removal; "" for good. */
export const KeptInput = z.object({
	months: z.enum(["", ...keptMonths], "wrongValue").transform((months) => (months === "" ? null : Number(months))),
});
export const ForgetInput = z.object({ person: id });
