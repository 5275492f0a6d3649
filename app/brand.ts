/** Everything that names the provider and the product, in one place, so that a provider can rebrand here. */
export const brand = {
	product: "Followup",
	slug: "followup",
	provider: "Eksempel Programvare AS",
	providerUrl: "https://www.eksempelprogramvare.example/",
	tutorialUrl: "https://www.eksempelprogramvare.example/kurs/followup",
	helpUrl: "https://www.eksempelprogramvare.example/hjelp",
	accessibilityUrl: "https://www.eksempelprogramvare.example/tilgjengelighet",
	privacyUrl: "https://www.eksempelprogramvare.example/personvern",
	logo: "/logo.svg",
} as const;
