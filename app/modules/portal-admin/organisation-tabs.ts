/** The parts of the page of one's own organisation, in their order. */
export const organisationTabs = [
	"about",
	"branding",
	"security",
	"privacy",
	"notifications",
	"modules",
	"log",
] as const;
