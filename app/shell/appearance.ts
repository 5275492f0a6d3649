/** How a person reads best, on every page: kept in their profile, and on `<html>` from the first paint. */
export type Appearance = {
	textSize: (typeof textSizes)[number];
	density: (typeof densities)[number];
	/** As somebody's device may ask for too. */
	reducesMotion: boolean;
	underlinesLinks: boolean;
};

export const textSizes = ["normal", "large", "larger"] as const;
export const densities = ["comfortable", "compact"] as const;

const standard: Appearance = {
	textSize: "normal",
	density: "comfortable",
	reducesMotion: false,
	underlinesLinks: false,
};

/** @param kept as JSON in the profile; null where nothing was chosen */
export const readAppearance = (kept: string | null): Appearance => ({
	...standard,
	...(kept && (JSON.parse(kept) as Partial<Appearance>)),
});

/** The attributes of `<html>` by which the style sheet follows the choice; nothing of what is standard. */
export const appearanceAttributes = ({ textSize, density, reducesMotion, underlinesLinks }: Appearance) => ({
	"data-text-size": textSize === "normal" ? undefined : textSize,
	"data-density": density === "comfortable" ? undefined : density,
	"data-motion": reducesMotion ? "reduced" : undefined,
	"data-links": underlinesLinks ? "underlined" : undefined,
});
