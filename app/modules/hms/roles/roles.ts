/** What somebody is in a company's health, safety and environment work. */
export const companyRoles = ["representative", "hseLead", "manager", "healthService", "committee"] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What a role's own view consists of, each a list of records of the companies in which one has the role. */
export const roleParts = [
	"serious",
	"newDeviations",
	"injuries",
	"toCheck",
	"lateMeasures",
	"rounds",
	"protocols",
	"closedLately",
] as const;
export type RolePart = (typeof roleParts)[number];

/** What each role looks at, what is most urgent for it first. */
export const partsOfRole: Record<CompanyRole, readonly RolePart[]> = {
	representative: ["newDeviations", "lateMeasures", "rounds", "toCheck"],
	hseLead: ["serious", "newDeviations", "toCheck", "lateMeasures", "rounds"],
	manager: ["serious", "lateMeasures", "newDeviations", "rounds"],
	healthService: ["injuries", "serious", "rounds"],
	committee: ["injuries", "closedLately", "protocols", "lateMeasures"],
};
